"""What people bring from their own box: card data, and real tables written down."""

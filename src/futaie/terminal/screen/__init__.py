"""How text gets onto the screen: the pen, layout, a spinner."""

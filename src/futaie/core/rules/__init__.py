"""The terms of all rules: positions, seats, options, events, outcomes, and the reasons for both."""

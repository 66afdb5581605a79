"""What the games of an arena show: counts, intervals, ratings, when to stop, report and plot."""

"""What a seat cannot know, and how worlds that fit what it knows are drawn."""

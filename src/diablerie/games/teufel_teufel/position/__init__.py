"""Position documents of Teufel Teufel: a state written as JSON, and read."""

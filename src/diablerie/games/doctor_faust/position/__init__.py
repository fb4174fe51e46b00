"""Position documents of Doctor Faust: a state written as JSON, and read."""

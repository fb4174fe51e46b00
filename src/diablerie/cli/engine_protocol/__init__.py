"""Engine protocol: JSON requests and answers, one a line, for other programs."""

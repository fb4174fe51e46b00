"""Pictures of every page, taken by one command, kept, and compared with those that were kept before."""

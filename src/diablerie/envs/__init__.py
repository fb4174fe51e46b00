"""The games as other people's libraries want them. Each room says which extra it needs, if it needs any."""

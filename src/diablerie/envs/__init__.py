"""The games as other people's libraries want them. Each room needs the extra that is called as it is."""

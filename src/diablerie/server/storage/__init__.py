"""Storage: schema, migrations, the writer, and the repository of matches, in SQLite or PostgreSQL."""

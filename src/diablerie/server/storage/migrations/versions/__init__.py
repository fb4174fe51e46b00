"""The revisions, each with the tables as they then were."""

"""Games as subjects: our own, and those of other libraries, each imported when it is asked for."""

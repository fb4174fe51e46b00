"""The documentation site: what of it is written from the code, the tests and the rulebooks."""

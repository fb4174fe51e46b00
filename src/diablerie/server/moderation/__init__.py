"""Moderation: what a host does about people, tables and the server, and the audit log of it."""

"""Notices: people are called back when it is their turn, by web push, mail or webhook."""

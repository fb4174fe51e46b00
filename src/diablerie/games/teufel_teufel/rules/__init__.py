"""The rules of Teufel Teufel, compiled: a short function per clause."""

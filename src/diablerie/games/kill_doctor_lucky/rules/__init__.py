"""The rules of Kill Doctor Lucky, compiled: a short function per clause."""

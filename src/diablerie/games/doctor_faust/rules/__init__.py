"""The rules of Doctor Faust, compiled: a short function per clause."""

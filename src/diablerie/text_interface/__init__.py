"""Text interface: a game for whoever reads and types, from what one seat may know; no I/O."""

"""The local server: matches of the people at one device, by the server's documents and frames, with no I/O.

It reads no network, database or file and holds no thread: whoever runs it, such as a worker of the page,
hands in what is asked and keeps what has changed.
"""

from .request import Answer
from .server import LocalServer

__all__ = ["Answer", "LocalServer"]

"""Random generator: inside every state, and what games draw from it; numbers, shuffles, words from a seed.

The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator, from PractRand): four
words of 32 bits. They are kept in 64-bit fields, so that no sum or shift overflows and interpreted
and compiled rules draw the same numbers.
"""

from __future__ import annotations

import hashlib
import secrets

import numpy as np
from numpy.typing import NDArray

from .compiled import Record, compiled
from .whole_numbers import whole_number

WORDS = 4
WORD = 0xFFFFFFFF
BIG_ENDIAN = np.dtype(">u4")

Seed = int | bytes | None


@compiled
def draw(state: Record) -> int:
    """The next 32 random bits of the state's generator."""
    rng = state.rng
    result = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = ((((rng[2] << 21) & WORD) | (rng[2] >> 11)) + result) & WORD
    return int(result)


@compiled
def below(state: Record, bound: int) -> int:
    """A random number from 0 to bound − 1, every one equally likely (Lemire 2019)."""
    product = draw(state) * bound
    low = product & WORD
    if low < bound:
        threshold = (WORD + 1 - bound) % bound
        while low < threshold:
            product = draw(state) * bound
            low = product & WORD
    return int(product >> 32)


@compiled
def fraction(state: Record) -> float:
    """A random number from 0 to 1 of 64 random bits."""
    return (draw(state) * (WORD + 1.0) + draw(state)) / ((WORD + 1.0) * (WORD + 1.0))


@compiled
def shuffle(state: Record, items: NDArray[np.generic], count: int) -> None:
    """Put the first `count` items in random order (Fisher and Yates)."""
    for last in range(count - 1, 0, -1):
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]


@compiled
def binomial(number: int, chosen: int) -> float:
    """In how many ways so many of a number can be chosen."""
    count = 1.0
    for index in range(chosen):
        count = count * (number - index) / (index + 1)
    return count


def seed_bytes(seed: Seed) -> bytes:
    """A seed as bytes: an int by its decimal digits, bytes as they are, None as 256 fresh random bits."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    number = whole_number(seed)
    if number is not None:
        return str(number).encode()
    raise ValueError(f"a seed is an int, bytes or None, not {type(seed).__name__}")


def words(seed: bytes, ply: int) -> NDArray[np.int64]:
    """The generator's words for one ply of a match, shape (4,): SHAKE-256 of the seed and the ply.

    Knowing the words of some plies tells nothing about the others, so no shuffle can be predicted
    from earlier ones, and whoever has the seed can check them all.
    """
    return np.frombuffer(_stream(seed, ply), dtype=BIG_ENDIAN).astype(np.int64)


def words_of_plies(seed: bytes, plies: int) -> NDArray[np.int64]:
    """The words of the first so many plies, as `words` has them, shape (plies, 4)."""
    streams = b"".join(_stream(seed, ply) for ply in range(plies))
    return np.frombuffer(streams, dtype=BIG_ENDIAN).astype(np.int64).reshape(plies, WORDS)


def _stream(seed: bytes, ply: int) -> bytes:
    message = len(seed).to_bytes(8, "big") + seed + ply.to_bytes(8, "big")
    return hashlib.shake_256(message).digest(4 * WORDS)

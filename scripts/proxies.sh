#!/usr/bin/env bash
# See that the tests of proxies find nginx and Caddy: those that are there, or Debian's.
set -euo pipefail

export PATH=$PATH:/usr/sbin
command -v nginx >/dev/null && command -v caddy >/dev/null && exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root="sudo -n"
fi
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
    echo "Installing nginx and Caddy with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq </dev/null || true
    $as_root apt-get install -y -qq --no-install-recommends nginx caddy </dev/null >/dev/null && exit 0
fi
echo "The tests of proxies need nginx and Caddy, and they could not be installed. Install them by hand" \
    "(Debian: apt-get install nginx caddy)" >&2
exit 1

#!/usr/bin/env bash
# See that the tests of proxies find nginx, Caddy and HAProxy: those that are there, or Debian's.
set -euo pipefail

export PATH=$PATH:/usr/sbin
command -v nginx >/dev/null && command -v caddy >/dev/null && command -v haproxy >/dev/null && exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root="sudo -n"
fi
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
    echo "Installing nginx, Caddy and HAProxy with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq </dev/null || true
    $as_root apt-get install -y -qq --no-install-recommends nginx caddy haproxy </dev/null >/dev/null && exit 0
fi
echo "The tests of proxies need nginx, Caddy and HAProxy, and they could not be installed. Install them by" \
    "hand (Debian: apt-get install nginx caddy haproxy)" >&2
exit 1

#!/usr/bin/env bash
# See that tests find the programs that pip and npm have not: proxies, a clock to be set, Firefox. Those that are there, or Debian's.
set -euo pipefail

export PATH=$PATH:/usr/sbin
PACKAGES=(nginx caddy haproxy faketime firefox-esr)

missing() {
    for program in "${PACKAGES[@]}"; do
        # Debian's Firefox has a name of its own: another one will do (`firefox`).
        command -v "$program" >/dev/null || command -v "${program%-esr}" >/dev/null || echo "$program"
    done
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root="sudo -n"
fi
if command -v apt-get >/dev/null && $as_root true 2>/dev/null; then
    echo "Installing with apt-get:" $wanted
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq </dev/null || true
    # shellcheck disable=SC2086 # a list of names
    $as_root apt-get install -y -qq --no-install-recommends $wanted </dev/null >/dev/null && exit 0
fi
echo "The tests need" $wanted "and could not install them. Install them by hand (Debian: apt-get install" $wanted")" >&2
exit 1

#!/usr/bin/env bash
# Tries the alert rules: their form, and when each fires. With promtool of this machine, or with that of Debian's package,
# which is unpacked beside and not installed: it would start a server.
set -euo pipefail
cd "$(dirname "$0")"
unpacked=""
trap '[ -z "$unpacked" ] || rm -rf "$unpacked"' EXIT

promtool=$(command -v promtool || true)
if [ -z "$promtool" ]; then
  unpacked=$(mktemp -d)
  fetch=(apt-get download -qq -o APT::Sandbox::User=root prometheus)
  (cd "$unpacked" && { "${fetch[@]}" 2>/dev/null || { apt-get update -qq && "${fetch[@]}"; }; } && dpkg -x prometheus_*.deb .)
  promtool="$unpacked/usr/bin/promtool"
fi

"$promtool" check rules alerts.yaml
"$promtool" test rules alerts.test.yaml

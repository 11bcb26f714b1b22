#!/bin/sh
# Stops and starts again the node of DIR, data kept: what the restart test of libs/messaging calls.
# Usage: infra/rabbitmq/restart.sh DIR
set -eu
here=$(dirname "$0")
"$here/stop.sh" "$1"
"$here/start.sh" "$1"

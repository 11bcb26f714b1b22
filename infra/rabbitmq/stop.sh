#!/bin/sh
# Stops the node that start.sh started in DIR, and its port mapper. Its data stays.
# Usage: infra/rabbitmq/stop.sh DIR
set -eu
. "$(dirname "$0")/broker-env.sh"

[ -f "$RABBITMQ_PID_FILE" ] && rabbitmqctl --quiet shutdown >/dev/null || echo "No node runs in $broker_dir." >&2
epmd -port "$ERL_EPMD_PORT" -kill >/dev/null 2>&1 || true

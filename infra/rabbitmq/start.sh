#!/bin/sh
# Starts one RabbitMQ node on loopback with all its files below DIR, waits until it serves, prints its AMQP_URL.
# Usage: [RABBITMQ_MANAGEMENT_PORT=15673] infra/rabbitmq/start.sh DIR [PORT]      (default port 5673)
set -eu
. "$(dirname "$0")/broker-env.sh"

if rabbitmqctl --quiet ping >/dev/null 2>&1; then
  echo "amqp://127.0.0.1:$port"
  exit 0
fi
rm -f "$RABBITMQ_PID_FILE"
setsid rabbitmq-server > "$RABBITMQ_LOG_BASE/startup.log" 2>&1 < /dev/null &
if ! rabbitmqctl --quiet wait --timeout 60 "$RABBITMQ_PID_FILE" >> "$RABBITMQ_LOG_BASE/startup.log" 2>&1; then
  echo "RabbitMQ did not start; its log follows." >&2
  cat "$RABBITMQ_LOG_BASE/startup.log" >&2
  exit 1
fi
echo "amqp://127.0.0.1:$port"

# Sourced by start.sh, stop.sh and restart.sh: describes one RabbitMQ node that lives wholly in one folder.
# Usage: broker-env.sh DIR [PORT]
broker_dir=${1:?usage: $0 DIR [PORT]}
mkdir -p "$broker_dir"
broker_dir=$(cd "$broker_dir" && pwd)
if [ -n "${2:-}" ]; then echo "$2" > "$broker_dir/port"; fi
[ -f "$broker_dir/port" ] || echo 5673 > "$broker_dir/port"
port=$(cat "$broker_dir/port")

# Own names, ports, data and cookie: several nodes, and an installed service, live side by side.
export HOME="$broker_dir"
export RABBITMQ_NODENAME="alveole-$port@localhost"
export RABBITMQ_NODE_IP_ADDRESS=127.0.0.1
export RABBITMQ_NODE_PORT="$port"
export RABBITMQ_DIST_PORT=$((port + 20000))
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS="+S 2:2 +sbwt none"
export ERL_EPMD_PORT=$((port + 10000))
export ERL_EPMD_ADDRESS=127.0.0.1
export RABBITMQ_BASE="$broker_dir"
export RABBITMQ_MNESIA_BASE="$broker_dir/mnesia"
export RABBITMQ_LOG_BASE="$broker_dir/log"
export RABBITMQ_PID_FILE="$broker_dir/pid"
export RABBITMQ_ENABLED_PLUGINS_FILE="$broker_dir/enabled_plugins"
export RABBITMQ_CONF_ENV_FILE="$broker_dir/rabbitmq-env.conf"
export RABBITMQ_CONFIG_FILE="$broker_dir/rabbitmq"
# The wrappers in /usr/sbin insist on root; the programs themselves do not.
export PATH="/usr/lib/rabbitmq/bin:$PATH"

mkdir -p "$RABBITMQ_MNESIA_BASE" "$RABBITMQ_LOG_BASE"
: > "$RABBITMQ_CONF_ENV_FILE"
echo '[].' > "$RABBITMQ_ENABLED_PLUGINS_FILE"
echo 'loopback_users.guest = true' > "$RABBITMQ_CONFIG_FILE.conf"
# With its HTTP API where a port is given for it: consumers of other systems are made there.
if [ -n "${RABBITMQ_MANAGEMENT_PORT:-}" ]; then echo "$RABBITMQ_MANAGEMENT_PORT" > "$broker_dir/management-port"; fi
if [ -f "$broker_dir/management-port" ]; then
  echo '[rabbitmq_management].' > "$RABBITMQ_ENABLED_PLUGINS_FILE"
  printf 'management.tcp.ip = 127.0.0.1\nmanagement.tcp.port = %s\n' "$(cat "$broker_dir/management-port")" >> "$RABBITMQ_CONFIG_FILE.conf"
fi

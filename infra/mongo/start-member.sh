#!/bin/bash
# Starts a member of the replica set. Members know each other by a shared key, which mongod takes only from a private file.
set -euo pipefail
umask 077
printf '%s' "${MONGODB_KEYFILE:?is required}" > /tmp/members.key
chown mongodb:mongodb /tmp/members.key
exec docker-entrypoint.sh mongod --replSet alveole --keyFile /tmp/members.key --bind_ip_all

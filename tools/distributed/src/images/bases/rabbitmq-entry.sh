#!/bin/bash
set -euo pipefail
cat > /etc/rabbitmq/rabbitmq.conf <<END
loopback_users = none
default_user = ${RABBITMQ_DEFAULT_USER:?is required}
default_pass = ${RABBITMQ_DEFAULT_PASS:?is required}
log.console = true
log.file = false
END
chown -R rabbitmq:rabbitmq /var/lib/rabbitmq
exec setpriv --reuid=rabbitmq --regid=rabbitmq --init-groups env HOME=/var/lib/rabbitmq /usr/lib/rabbitmq/bin/rabbitmq-server

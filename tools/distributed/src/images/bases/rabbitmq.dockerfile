# RabbitMQ as Debian packs it, started by the variables of the official image.
FROM debian:bookworm-slim
RUN apt-get update -qq \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends rabbitmq-server >/dev/null \
 && rm -rf /var/lib/apt/lists/* /var/lib/rabbitmq/mnesia
COPY --chmod=755 rabbitmq-entry.sh /entry.sh
VOLUME /var/lib/rabbitmq
EXPOSE 5672
ENTRYPOINT ["/entry.sh"]

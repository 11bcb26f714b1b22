#!/usr/bin/env bash
# The product on the other Nodes that are promised (package.json, `engines`; 22 is that of the images): it starts, the main
# job is walked, and the suites of the modules that are compiled for Node pass.
# Usage: .ci/other-nodes.sh FOLDER_WITH_DEMO_DATA VERSION…
set -euo pipefail
cd "$(dirname "$0")/.."
seeded=$1
shift
work=$(mktemp -d)
product=""
stop() {
  [ -z "$product" ] || kill "$product" 2>/dev/null || true
  [ -z "$product" ] || wait "$product" || true
  product=""
}
trap 'stop; rm -rf "$work"' EXIT

architecture=$(node -p process.arch)
own_path=$PATH

free_port() {
  node -e 'const server = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close(); })'
}
answers() {
  node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$1"
}

# lmdb, bcrypt and sharp.
compiled=(libs/embedded/src/database/storage services/auth/src/secrets libs/object-storage/src/object-storage services/repairs/src/read-evidence/image-hasher)

for version in "$@"; do
  npm install --silent --no-save --no-package-lock --prefix "$work/$version" "node-linux-$architecture@$version"
  PATH="$work/$version/node_modules/node-linux-$architecture/bin:$own_path"
  printf -- '--- Node %s\n' "$(node --version)"
  npx jest --selectProjects node -- "${compiled[@]}"

  cp -r "$seeded" "$work/data"
  port=$(free_port)
  PORT=$port DATA_DIR="$work/data" npm start >"$work/start.log" 2>&1 &
  product=$!
  until answers "http://127.0.0.1:$port/readyz"; do
    kill -0 "$product" || { cat "$work/start.log"; exit 1; }
    sleep 1
  done
  npm run --silent demo -- --url "http://127.0.0.1:$port"
  stop
  rm -rf "$work/data"
done

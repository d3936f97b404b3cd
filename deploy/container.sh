#!/bin/sh
# The steps of the container's image, so that they can be tried without a container: the Dockerfile runs nothing else.
#   container.sh pack PARCEL      in a clone: builds the command and packs it, with the lock of the image, into the folder PARCEL
#   container.sh install PARCEL   installs it for everybody, with the packages of the lock alone; npm's settings are the environment's
#   container.sh healthy          asks the server of this container whether it lives
set -eu

case "$1" in
  pack)
    npm run build
    mkdir -p "$2"
    npm pack --workspace yaht --pack-destination "$2"
    cp deploy/image/package.json deploy/image/package-lock.json "$2"
    ;;
  install)
    prefix=$(npm prefix --global)
    place=$prefix/lib/yaht
    command=$place/node_modules/yaht
    mkdir -p "$place" "$prefix/bin"
    cp "$2"/package.json "$2"/package-lock.json "$place"
    (cd "$place" && npm ci --omit=dev --no-audit --no-fund)
    mkdir -p "$command"
    tar -xzf "$2"/*.tgz -C "$command" --strip-components=1
    chmod +x "$command/bin/yaht.js"
    ln -sf "$command/bin/yaht.js" "$prefix/bin/yaht"
    ;;
  healthy)
    # The port may be set by the first process's options or by the environment.
    exec node -e '
      const { readFileSync } = require("node:fs");
      const words = readFileSync(`/proc/${process.env.YAHT_PID ?? 1}/cmdline`, "utf8").split("\0");
      const at = words.findIndex(word => /^--http-port(=|$)/.test(word));
      const port = at < 0 ? process.env.YAHT_HTTP_PORT || 9000 : words[at].split("=")[1] ?? words[at + 1];
      fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1));
    '
    ;;
  *)
    echo "container.sh: pack PARCEL, install PARCEL or healthy" >&2
    exit 2
    ;;
esac

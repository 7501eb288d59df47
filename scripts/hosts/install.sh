#!/usr/bin/env bash
# Installs the servers that `npm run test:hosts` tries the site's rules on, and what `npm run load`
# asks with, and the Firefox of `npm run test:firefox`. apache2-bin brings the program and no service; in a container none of them starts.
# The browser tests take a third less time in Chromium's headless shell, which Debian packages apart.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends \
  apache2-bin caddy nginx libnginx-mod-http-brotli-static wrk firefox-esr
apt-get install -y -qq --no-install-recommends chromium-headless-shell ||
  echo 'No chromium-headless-shell here: the browser tests run in Chromium itself.'

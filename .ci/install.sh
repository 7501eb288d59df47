#!/usr/bin/env bash
# Installs the programs that the lab needs beyond the browser of `npm test`: Firefox, WebKit, and the servers.
# Runs on Debian, as root. apache2-bin is Apache without a running service.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends \
  apache2-bin caddy nginx libnginx-mod-http-brotli-static firefox-esr webkit2gtk-driver xvfb

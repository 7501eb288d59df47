#!/usr/bin/env bash
# Installs the programs that the tests need. Runs on Debian, as root. The lab needs the servers, Firefox and
# wrk. apache2-bin is Apache without a running service. fonts-liberation has the widths of Arial. The
# headless shell is optional, and makes the browser tests a third faster.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends \
  apache2-bin caddy nginx libnginx-mod-http-brotli-static wrk firefox-esr chromium fonts-liberation
apt-get install -y -qq --no-install-recommends chromium-headless-shell ||
  echo 'Found no package chromium-headless-shell, so the browser tests run in Chromium.'

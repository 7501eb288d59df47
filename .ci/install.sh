#!/usr/bin/env bash
# Installs what the tests run on, on Debian and as root: Chromium with fonts of Arial's widths, and for
# the lab the real servers, Firefox and wrk. apache2-bin brings the program without a service. The
# headless shell, which Debian packages apart, saves the browser tests a third of their time.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends \
  apache2-bin caddy nginx libnginx-mod-http-brotli-static wrk firefox-esr chromium fonts-liberation
apt-get install -y -qq --no-install-recommends chromium-headless-shell ||
  echo 'No chromium-headless-shell here: the browser tests run in Chromium itself.'

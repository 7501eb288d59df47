/**
 * A stand-in for Playwright's command line, because tests may not download a browser. It takes the same
 * arguments. STAND_IN says what happens: "brings" writes a program that starts where Playwright puts its
 * browser, "fails" prints what Playwright prints without a network, and "hangs" never ends.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';

const outcomes = {
  brings() {
    const path = chromium.executablePath();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '#!/bin/sh\necho "Chromium 159.0"\n', { mode: 0o755 });
  },
  fails() {
    console.log('Downloading Chrome for Testing from https://downloads.example');
    console.error('Error: getaddrinfo ENOTFOUND downloads.example');
    console.log('Failed to install browsers');
    process.exitCode = 1;
  },
  hangs() {
    setInterval(() => {}, 60_000);
  },
};

if (process.argv.slice(2).join(' ') !== 'install --no-shell chromium') {
  throw new Error(`The stand-in does not know the arguments ${process.argv.slice(2)}.`);
}
outcomes[process.env.STAND_IN]();

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { bringBrowser, type Machine } from '@/scripts/setup/browser/bring';

const BROWSER = { path: '/usr/bin/chromium', args: [] };

type Settings = {
  /** Runs as root on Debian or Ubuntu. */
  hasApt?: boolean;
  /** The commands that fail, each with its reason. */
  failing?: Record<string, string>;
  /** The command that brings a browser which starts. */
  bringing?: string;
};

const UPDATE = 'apt-get update -o APT::Update::Error-Mode=any';
const CHROMIUM = 'apt-get install --yes --no-install-recommends chromium fonts-liberation';
const SHELL = 'apt-get install --yes --no-install-recommends chromium-headless-shell';
const DOWNLOAD = 'cli.js install --no-shell chromium';
const DOWNLOAD_ALL = 'cli.js install --with-deps --no-shell chromium';

/** Brings a browser to a machine whose programs are stand-ins. */
async function bring({ hasApt = false, failing = {}, bringing }: Settings) {
  const commands: string[] = [];
  const minutes: number[] = [];
  const said: string[] = [];
  const machine: Machine = {
    hasApt,
    playwright: 'cli.js',
    find: () => (bringing !== undefined && commands.includes(bringing) ? BROWSER : null),
    run: async (program, args, limit) => {
      const command = [program, ...args].join(' ').replace(`${process.execPath} `, '');
      commands.push(command);
      minutes.push(limit);
      return failing[command] ?? null;
    },
    say: (line) => said.push(line),
  };
  const result = await bringBrowser(machine).catch((error: Error) => error.message);
  return { result, commands, minutes, failed: said.filter((line) => line.includes('failed')) };
}

test('an installed browser is taken, and no program runs', async () => {
  const run = () => Promise.reject(new Error('This runs a program.'));
  const machine = { find: () => BROWSER, run, hasApt: true, playwright: '', say: () => {} };
  await expect(bringBrowser(machine)).resolves.toBe(BROWSER);
});

test('as root on Debian, apt-get installs Chromium, a typeface and the headless shell', async () => {
  const { result, commands, failed } = await bring({ hasApt: true, bringing: CHROMIUM });
  expect(result).toBe(BROWSER);
  expect(commands).toEqual([UPDATE, CHROMIUM, SHELL]);
  expect(failed).toEqual([]);
});

test('the headless shell and a failing source are no reason to stop', async () => {
  const { result, failed } = await bring({
    hasApt: true,
    failing: { [UPDATE]: 'E: One source does not answer', [SHELL]: 'E: Unable to locate package' },
    bringing: CHROMIUM,
  });
  expect(result).toBe(BROWSER);
  expect(failed).toEqual([]);
});

test('where apt-get has no Chromium, Playwright brings one with its libraries', async () => {
  const { result, commands, failed } = await bring({
    hasApt: true,
    failing: { [CHROMIUM]: 'E: Unable to locate package chromium' },
    bringing: DOWNLOAD_ALL,
  });
  expect(result).toBe(BROWSER);
  expect(commands).toEqual([UPDATE, CHROMIUM, DOWNLOAD_ALL]);
  expect(failed).toEqual(['browser: apt-get failed: E: Unable to locate package chromium']);
});

test('where the Chromium of apt-get does not start, Playwright brings another', async () => {
  const { result, failed } = await bring({ hasApt: true, bringing: DOWNLOAD_ALL });
  expect(result).toBe(BROWSER);
  expect(failed).toEqual(['browser: apt-get failed: the browser that it brought does not start.']);
});

test('without root or apt-get, only Playwright runs, for three minutes and without libraries', async () => {
  const { result, commands, minutes } = await bring({ bringing: DOWNLOAD });
  expect(result).toBe(BROWSER);
  expect(commands).toEqual([DOWNLOAD]);
  expect(minutes).toEqual([3]);
});

test('where no way is left, each has said why in one line, and the error says what to type', async () => {
  const { result, failed } = await bring({
    hasApt: true,
    failing: {
      [UPDATE]: 'E: Could not resolve the host',
      [CHROMIUM]: 'E: Unable to locate package chromium',
      [DOWNLOAD_ALL]: 'Error: getaddrinfo ENOTFOUND',
    },
  });
  expect(failed).toEqual([
    'browser: apt-get failed: E: Could not resolve the host; E: Unable to locate package chromium',
    'browser: Playwright failed: Error: getaddrinfo ENOTFOUND',
  ]);
  expect(result).toContain('Type "npx playwright install --with-deps chromium"');
});

test('Playwright knows the arguments', () => {
  const cli = require.resolve('@playwright/test/cli');
  const args = [...DOWNLOAD.split(' ').slice(1), '--dry-run'];
  const plan = execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  expect(plan).toMatch(/Install location: +\S/);
});

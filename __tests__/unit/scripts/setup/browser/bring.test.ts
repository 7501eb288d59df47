/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { bringBrowser, type Machine } from '@/scripts/setup/browser/bring';

const BROWSER = { path: '/usr/bin/chromium', args: [] };

const UPDATE = 'apt-get update -o APT::Update::Error-Mode=any';
const CHROMIUM = 'apt-get install --yes --no-install-recommends chromium fonts-liberation';
const SHELL = 'apt-get install --yes --no-install-recommends chromium-headless-shell';
const DOWNLOAD = 'cli.js install --no-shell chromium';
const DOWNLOAD_ALL = 'cli.js install --with-deps --no-shell chromium';

/**
 * Brings a browser to a machine whose programs are stand-ins.
 *
 * @param bringing the command that brings a browser which starts
 * @param failing the commands that fail
 * @param hasApt whether it runs as root on Debian or Ubuntu
 */
async function bring(bringing: string, failing: readonly string[] = [], hasApt = true) {
  const commands: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    hasApt,
    playwright: 'cli.js',
    find: () => (commands.includes(bringing) ? BROWSER : null),
    run: async (program, args) => {
      const command = [program, ...args].join(' ').replace(`${process.execPath} `, '');
      commands.push(command);
      return failing.includes(command) ? 'E: no luck' : null;
    },
    say: (line) => said.push(line),
  };
  const result = await bringBrowser(machine).catch((error: Error) => error.message);
  return { result, commands, failed: said.filter((line) => line.includes('failed')) };
}

test.each([
  ['apt-get brings Chromium, also without the shell and one source', CHROMIUM, [UPDATE, SHELL]],
  ['Playwright brings one with its libraries where apt-get has none', DOWNLOAD_ALL, [CHROMIUM]],
  ['Playwright brings one where that of apt-get does not start', DOWNLOAD_ALL, []],
])('as root on Debian, %s', async (_, bringing, failing) => {
  const { result, commands, failed } = await bring(bringing, failing);
  expect(result).toBe(BROWSER);
  expect(commands.slice(0, 2)).toEqual([UPDATE, CHROMIUM]);
  expect(failed).toHaveLength(bringing === CHROMIUM ? 0 : 1);
});

test('without root or apt-get, only Playwright runs, without libraries', async () => {
  expect(await bring(DOWNLOAD, [], false)).toEqual({
    result: BROWSER,
    commands: [DOWNLOAD],
    failed: [],
  });
});

test('where no way is left, each has said why, and the error says what to type', async () => {
  const { result, failed } = await bring('nothing', [CHROMIUM, DOWNLOAD_ALL]);
  expect(failed).toEqual([
    'browser: apt-get failed: E: no luck',
    'browser: Playwright failed: E: no luck',
  ]);
  expect(result).toContain('Type "npx playwright install --with-deps chromium"');
});

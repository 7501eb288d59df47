import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copySite } from '../variants/copy';

/** Edits a copy of the site while `next dev` runs. */

const FOLDER = '.variants/develop';

let server: ChildProcess;
let address = '';

/** Starts the server. Returns its address, which its output names. */
const start = () =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'development' as const };
    const next = join('node_modules', 'next', 'dist', 'bin', 'next');
    server = spawn(process.execPath, [next, 'dev', '--hostname', 'localhost', '--port', '0'], {
      cwd: FOLDER,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, found] = /Local:\s+(http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error(`next dev ended: ${output}`)));
  });

const visit = async (path: string) => (await fetch(`${address}${path}`)).text();

/** Visits a page again and again, for two minutes at most, until it shows the words. */
async function expectShown(path: string, words: string): Promise<void> {
  const end = Date.now() + 120_000;
  let page = await visit(path);
  while (!page.includes(words) && Date.now() < end) {
    await setTimeout(200);
    page = await visit(path);
  }
  expect(page).toContain(words);
}

function change(file: string, from: string, to: string): void {
  const path = join(FOLDER, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  writeFileSync(path, before.replace(from, to));
}

beforeAll(async () => {
  copySite(FOLDER);
  address = await start();
});

afterAll(() => {
  server.removeAllListeners('exit');
  server.kill();
});

test('a change to the words of a page shows in the page and in its title', async () => {
  await expectShown('/about-us', '<title>About Us');
  change('content/pages/about.yaml', '  title: About Us', '  title: Tea and us');
  await expectShown('/about-us', '<title>Tea and us');
});

test('a change to a fact about the agency shows in the footer', async () => {
  change('content/agency.yaml', '+44 151 496 0142', '+44 151 496 0199');
  await expectShown('/about-us', 'tel:+441514960199');
});

test('a mistake shows its message, and the page returns when it is mended', async () => {
  await expectShown('/contact', '<form');
  change('content/mail.yaml', 'retry:', 'retri:');
  await expectShown('/contact', 'there is no such field');
  change('content/mail.yaml', 'retri:', 'retry:');
  await expectShown('/contact', '<form');
});

test('a new article shows, and so does a link to it from a page', async () => {
  const articles = join(FOLDER, 'content/articles');
  cpSync(join(articles, 'paper-first.md'), join(articles, 'paper-again.md'));
  await expectShown('/blogs', 'Paper first');
  change('content/articles/paper-again.md', 'Paper first', 'Paper again');
  await expectShown('/blogs', 'Paper again');
  change('content/pages/about.yaml', 'href: /about-me', 'href: /blogs/paper-again');
  await expectShown('/about-us', 'href="/blogs/paper-again"');
});

test('scripts load at the addresses of this machine, and from no other site', async () => {
  const ask = async (origin: string) =>
    (await fetch(`${address}/_next/static/chunks/none.js`, { headers: { Origin: origin } })).status;
  expect(await ask('http://127.0.0.1:3000')).toBe(404);
  expect(await ask('http://example.com')).toBe(403);
});

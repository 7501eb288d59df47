import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyFor, findFirst } from './site';

/** Edits a copy of the site while `next dev` runs. */

const { read, write, change, folder } = copyFor('develop');

let server: ChildProcess;
let address = '';

/** Starts the server. Returns its address, which its output names. */
const start = () =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'development' as const };
    const next = join('node_modules', 'next', 'dist', 'bin', 'next');
    server = spawn(process.execPath, [next, 'dev', '--hostname', 'localhost', '--port', '0'], {
      cwd: folder,
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

/** Visits a page again and again, for two minutes at most, until it shows the words. */
async function expectShown(path: string, words: string): Promise<void> {
  const visit = async () => (await fetch(`${address}${path}`)).text();
  const end = Date.now() + 120_000;
  let page = await visit();
  while (!page.includes(words) && Date.now() < end) {
    await setTimeout(200);
    page = await visit();
  }
  expect(page).toContain(words);
}

beforeAll(async () => {
  address = await start();
});

afterAll(async () => {
  server.removeAllListeners('exit');
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

test('changes show: the words of a page, a fact about the agency, a new article and a link to it', async () => {
  const about = 'content/pages/about.yaml';
  await expectShown('/about-us', '<title>');
  change(about, /^ {4}title: .*/m, '    title: Tea and us');
  await expectShown('/about-us', '<title>Tea and us');
  change('content/agency.yaml', /^phone: .*/m, 'phone: +44 151 496 0199');
  await expectShown('/about-us', 'tel:+441514960199');
  const article = read(findFirst('content/articles', '.md'));
  write('content/articles/paper-again.md', article.replace(/^title: .*/m, 'title: Paper again'));
  await expectShown('/blogs', 'Paper again');
  change(about, 'href: /about-me', 'href: /blogs/paper-again');
  await expectShown('/about-us', 'href="/blogs/paper-again"');
});

test('a mistake shows its message, and the page returns when it is mended', async () => {
  await expectShown('/contact', '<form');
  change('content/mail.yaml', 'retry:', 'retri:');
  await expectShown('/contact', 'there is no such field');
  change('content/mail.yaml', 'retri:', 'retry:');
  await expectShown('/contact', '<form');
});

test('scripts load at the addresses of this machine, and from no other site', async () => {
  const ask = async (origin: string) =>
    (await fetch(`${address}/_next/static/chunks/none.js`, { headers: { Origin: origin } })).status;
  expect(await ask('http://127.0.0.1:3000')).toBe(404);
  expect(await ask('http://example.com')).toBe(403);
});

/**
 * Opens the editor of the words in a browser: `npm run edit`. Brings the editor's package at the first
 * use, serves the editor beside `npm run dev`, and prints both addresses.
 */
import '../site/env';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { wordsFiles } from '@/content/files/read-file';
import { listMistakes } from '@/content/schema/mistake';
import { readWords } from '../site/check/words';
import { writeAdmin } from './bundle';

const SITE = 'http://localhost:3000';
const PORT = 3100;
/** The page of the editor. Nothing else is in this folder. */
const FOLDER = '.edit';

const shell = process.platform === 'win32';

/**
 * Installs the package of the editor if it is not there.
 *
 * @throws an error with the line to type if that fails
 */
function bringPackage(): void {
  if (existsSync('scripts/edit/node_modules/@sveltia/cms')) return;
  console.log('edit: installs the editor, once. It takes about 100 MB.');
  const args = ['--prefix', 'scripts/edit', 'ci', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell });
  if (status !== 0) {
    throw new Error('edit: the editor was not installed. Try "npm --prefix scripts/edit ci".');
  }
}

/** The repository at GitHub, if there is one. The editor wants a name, and does not contact it. */
function getRepository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  return /github\.com[/:]([\w.-]+\/[\w-]+)/.exec(stdout ?? '')?.[1] ?? 'owner/site';
}

/** Writes the editor for the present words and schemas. */
async function writeEditor(): Promise<void> {
  // The fields do not depend on the words. `npm run dev` shows mistakes in them.
  await listMistakes(readWords);
  const { collections } = await import('@/content/published/collections');
  const { getConfig } = await import('./config');
  const backend = { name: 'github', repo: getRepository() } as const;
  await writeAdmin(FOLDER, getConfig(collections, wordsFiles, { backend, siteUrl: SITE }));
}

try {
  bringPackage();
  await writeEditor();
  const serve = sirv(FOLDER, { dev: true });
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/admin(?=\/|$)/, '') || '/';
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  server.on('error', (error) => {
    console.error(
      `edit: port ${PORT} cannot be used (${error.message}). Is the editor open already?`,
    );
    process.exit(1);
  });
  server.listen(PORT, 'localhost', () => {
    console.log(`edit: open http://localhost:${PORT}/admin/ in Chrome, Edge or Chromium, choose`);
    console.log('      "Work with Local Repository", and pick the folder of this project.');
    console.log(`      The site itself is at ${SITE}.`);
  });
  const site = spawn('npm', ['run', 'dev'], { stdio: 'inherit', shell });
  site.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

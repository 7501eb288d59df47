/**
 * Opens the editor of the words in a browser: `npm run edit`. Brings the editor's package at the first
 * use, serves the editor beside `npm run dev`, prints both addresses, and encodes pictures as they are
 * saved.
 */
import { spawn, spawnSync } from 'node:child_process';
import getPort, { portNumbers } from 'get-port';
import { endWithParent } from '../site/end-with-parent';
import type { Backend } from './backend';
import { bringPackage } from './bring';
import { findMistakes } from './find-mistakes';
import { makeRepository } from './make-repository';
import { listOffices } from './offices';
import { serveEditor } from './serve';
import { watchPictures } from './watch-pictures';
import { writeEditor } from './write';

/** The port never changes, because the browser keeps unsaved words by address. */
const PORT = 3100;
/** The site has the first of these ports that is free. */
const SITE_PORTS = portNumbers(3000, 3099);
/** The folder of the editor's page. Git ignores it. */
const FOLDER = '.edit';

/** The repository at GitHub, if there is one. The editor wants a name, and does not contact it. */
function getRepository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
  return /github\.com[/:]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/m.exec(stdout ?? '')?.[1] ?? 'owner/site';
}

try {
  bringPackage();
  if (makeRepository('.')) {
    console.log('edit: made this folder a Git repository, because the editor opens no other.');
  }
  const sitePort = await getPort({ port: SITE_PORTS });
  const siteUrl = `http://localhost:${sitePort}`;
  const backend: Backend = { name: 'github', repo: getRepository(), auth_methods: ['token'] };
  // Parts of pictures are files of the site.
  const sources = { connect: [], img: [siteUrl] };
  const makeForms = await writeEditor(FOLDER, { backend, siteUrl, sources, basePath: '' });
  for (const mistake of await findMistakes()) console.error(mistake);
  // Forms offer the offices of the agency. While its file is wrong, each visit makes the forms again.
  let isWrong = listOffices().length === 0;
  await serveEditor(FOLDER, PORT, () => {
    if (isWrong) makeForms();
    isWrong &&= listOffices().length === 0;
  });
  console.log(`edit: open http://localhost:${PORT}/admin in Chrome, Edge or Chromium, choose`);
  console.log('      "Work with Local Repository", and pick the folder of this project.');
  console.log(`      The site itself is at ${siteUrl}.`);
  watchPictures();
  await import('../author/schemas');
  const next = ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost'];
  const site = spawn(process.execPath, [...next, '--port', `${sitePort}`], { stdio: 'inherit' });
  // However this program ends, the site ends with it.
  process.on('exit', () => site.kill());
  endWithParent();
  site.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

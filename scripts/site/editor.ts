/**
 * Runs after the export. Writes the editor of the words at /admin, if `content/site.yaml` has an
 * `editor`. Without one, there is no file of it.
 */
import './env';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { site } from '@/content/site/site';
import { filesIn } from './files';
import { CACHE, writeFiles } from './out';

const FOLDER = `${CACHE}/editor`;

/** Makes the editor in a process of its own, because it reads all schemas. */
function makeEditor(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/edit/publish.ts', [FOLDER]);
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

if (site().editor) await makeEditor();
const files = site().editor ? filesIn(FOLDER) : [];
writeFiles(new Map(files.map((file) => [relative(FOLDER, file), readFileSync(file)])));

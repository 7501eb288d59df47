import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The packages that shape a page. */
const PACKAGES = ['esbuild', 'lightningcss', 'parse5'];

/** The version of a package. Not every package exports its package.json. */
function readVersion(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(join('node_modules', name)));
  return readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
}

const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/^(?:__tests__|fixture|node_modules)\b/.test(name);

/**
 * A hash of the exporter's code, of its packages and of Node. What an earlier version exported is made
 * again.
 */
export function exporterVersion(): string {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  for (const name of files) hash.update(readFileSync(join(FOLDER, name)));
  for (const name of PACKAGES) hash.update(readVersion(name));
  return hash.digest('hex');
}

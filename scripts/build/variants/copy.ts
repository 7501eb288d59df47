import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build writes, what belongs to this checkout alone, and what Next finds in the folder above. */
const LEFT_OUT = [
  /^node_modules$/,
  /^\.(git|next|variants|compare|share|mailbox|env.*local)$/,
  /^out/,
  /^(hosts|test-results|package-lock\.json)$/,
  /\.tsbuildinfo$/,
];

/**
 * Copies the site's sources. The copy shares this folder's packages through a link, so it has to
 * stand inside this folder: Next refuses packages outside the folder of the lockfile.
 *
 * @param folder where the copy goes; what stands there is replaced
 */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if (LEFT_OUT.some((pattern) => pattern.test(name))) continue;
    cpSync(name, join(folder, name), { recursive: true });
  }
  if (!existsSync('node_modules')) throw new Error('There is no node_modules: run "npm ci" first.');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/**
 * Left out of the copy: files that a build writes, files of this checkout only, and those that Next
 * finds in the folder above.
 */
const LEFT_OUT = [
  /^node_modules$/,
  /^\.(git|next|export|variants|compare|scale|share|mailbox|env.*local)$/,
  /^out/,
  /^(hosts|test-results|package-lock\.json)$/,
  /\.tsbuildinfo$/,
];

/** The lab and the studio have packages of their own, which no build needs. */
const isSource = (path: string) => basename(path) !== 'node_modules';

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
    cpSync(name, join(folder, name), { recursive: true, filter: isSource });
  }
  if (!existsSync('node_modules')) throw new Error('There is no node_modules: run "npm ci" first.');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the notices. The site serves it as /licenses.txt. */
export const NOTICES = 'public/licenses.txt';

const TYPEFACES = 'styles/fonts/OFL.txt';
const LINE = '-'.repeat(80);

const HEAD = `Licences of what others made and this site sends to its visitors: two typefaces,
and software. What is ours is under the MIT licence.`;

/**
 * Reads the licence of an installed package.
 *
 * @throws if the package has no licence file
 */
export function readLicense(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file) {
    throw new Error(
      `${folder} has no licence file: find its licence on the package's website, and handle the package here.`,
    );
  }
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Formats the notices: the typefaces and the packages, each with its licence. */
export function formatNotices(names: readonly string[]): string {
  const typefaces = `Mona Sans and Geist Mono\n\n${readFileSync(TYPEFACES, 'utf8').trim()}`;
  const packages = names.map((name) => `${name}\n\n${readLicense(name)}`);
  return `${[HEAD, typefaces, ...packages].join(`\n\n${LINE}\n`)}\n`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the notices. The site serves it as /licenses.txt. */
export const NOTICES = 'public/licenses.txt';

const TYPEFACES = 'styles/fonts/OFL.txt';
const LINE = '-'.repeat(80);

const HEAD = `Licences of what others made and this site sends to its visitors: two typefaces,
and software. What is ours is under the MIT licence.`;

/**
 * The licence of an installed package, as its authors wrote it.
 *
 * @throws where it has no licence file: its authors' site must then tell
 */
export function licenseOf(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file) throw new Error(`${folder} has no licence file.`);
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The typefaces and the packages of these names, each with its licence. */
export function noticesOf(names: readonly string[]): string {
  const typefaces = `Mona Sans and Geist Mono\n\n${readFileSync(TYPEFACES, 'utf8').trim()}`;
  const packages = names.map((name) => `${name}\n\n${licenseOf(name)}`);
  return `${[HEAD, typefaces, ...packages].join(`\n\n${LINE}\n`)}\n`;
}

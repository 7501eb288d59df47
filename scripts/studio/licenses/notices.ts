import { readdirSync, readFileSync, statSync } from 'node:fs';
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
function readLicense(name: string): string {
  const folder = join('node_modules', name);
  // Pagefind keeps its licence in a folder of that name.
  const folders = [folder, join(folder, 'LICENSE')].filter((one) =>
    statSync(one, { throwIfNoEntry: false })?.isDirectory(),
  );
  const file = folders
    .flatMap((one) => readdirSync(one, { withFileTypes: true }))
    .find((one) => one.isFile() && /^licen[cs]e(\.\w+)?$/i.test(one.name));
  if (!file) {
    throw new Error(
      `${folder} has no licence file: find its licence on the package's website, and handle the package here.`,
    );
  }
  return readFileSync(join(file.parentPath, file.name), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Formats the notices: the typefaces and the packages, each with its licence. */
export function formatNotices(names: readonly string[]): string {
  const typefaces = `Mona Sans and Geist Mono\n\n${readFileSync(TYPEFACES, 'utf8').trim()}`;
  const packages = names.map((name) => `${name}\n\n${readLicense(name)}`);
  return `${[HEAD, typefaces, ...packages].join(`\n\n${LINE}\n`)}\n`;
}

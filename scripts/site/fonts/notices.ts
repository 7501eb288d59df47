import { isThere, locate } from '@/content/files/locate';
import { listNames, readText } from '@/content/files/owner-files';
import type { Face } from './faces';

/** The file of the notices. The site serves it as /licenses.txt. */
export const NOTICES = 'public/licenses.txt';

/** What stands between two parts of the notices. */
export const BREAK = `\n\n${'-'.repeat(80)}\n`;

const COUNTS = ['no typeface', 'one typeface', 'two typefaces', 'three typefaces'];

/** The files of a folder that hold a licence. Pagefind keeps its licence in a folder of that name. */
const listLicenses = (folder: string): string[] =>
  listNames(folder)
    .filter((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (locate(path).kind === 'folder' ? listLicenses(path) : path));

/**
 * Reads the licence of an installed package.
 *
 * @throws if the package has no licence file
 */
export function readLicense(name: string): string {
  const folder = `node_modules/${name}`;
  const [file] = listLicenses(folder);
  if (file) return readText(file).replaceAll('\r\n', '\n').trim();
  throw new Error(
    `${folder} has no licence file: find its licence on the package's website, and handle the package here.`,
  );
}

/** The part about a typeface that the brand names. The licence of a file stands beside it, in a text of the same name. */
function formatOwn({ name, source = '' }: Face): string {
  const text = `content/${source.replace(/\.\w+$/, '.txt')}`;
  const licence = source.startsWith('@')
    ? readLicense(source)
    : isThere(text) && readText(text).trim();
  const origin = `${name}.woff2 is cut out of it to fewer characters and given another name.`;
  return [`The typeface ${source}`, origin, ...(licence ? [licence] : [])].join('\n\n');
}

/** The part about the delivered typefaces: Geist Mono always, and Mona Sans unless the brand names another one. */
function formatDelivered(faces: readonly Face[]): string {
  const licence = readText('styles/fonts/OFL.txt').trim();
  if (faces.some(({ name, isDelivered }) => name === 'sans' && isDelivered))
    return `Mona Sans and Geist Mono\n\n${licence}`;
  const geist = licence
    .replace(/^.*Mona Sans Project.*\n/m, '')
    .replace(
      'sans.woff2 is Mona Sans and mono.woff2 is Geist Mono, each',
      'mono.woff2 is Geist Mono,',
    );
  return `Geist Mono\n\n${geist}`;
}

/** The head of the notices, and a part about the typefaces of each origin. */
export function formatTypefaces(faces: readonly Face[]): string[] {
  const own = faces.filter(({ source }) => source !== undefined);
  return [
    `Licences of what others made and this site sends to its visitors: ${COUNTS[faces.length]},\nand software. What is ours is under the MIT licence.`,
    ...own.map(formatOwn),
    formatDelivered(faces),
  ];
}

/** Puts these parts in the place of those in the notices. The others are about packages, whose names have no blank. */
export const replaceTypefaces = (notices: string, parts: readonly string[]): string =>
  [...parts, ...notices.split(BREAK).filter((part) => !/^.* /.test(part))].join(BREAK);

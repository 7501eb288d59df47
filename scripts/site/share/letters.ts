import { findPackage } from '../fonts/faces';
import { getNoto, isLetter } from '../fonts/noto';
import { type Plan, plan } from '../fonts/plan';
import { readFont } from '../fonts/read-font';

/** The letters of words that some characters lack. */
export const findLacking = (words: string, known: ReadonlySet<string>): string[] =>
  [...new Set(words.normalize('NFC'))].filter((one) => isLetter(one) && !known.has(one));

/** Leaves out the signs that no typeface has, such as an emoji: the machine would draw them, or a box. */
export const keepKnown = (words: string, known: ReadonlySet<string>): string =>
  [...words.normalize('NFC')]
    .filter((one) => known.has(one) || /\s/.test(one))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The characters that typefaces have. */
export async function readCharacters(files: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const file of files) for (const one of (await readFont(file)).characters) known.add(one);
  return known;
}

/** What draws letters that the site's typefaces lack: the packages of Noto Sans that are installed, and those to install. */
export type Further = { plans: readonly Plan[]; missing: readonly string[] };

/** Finds what draws letters that the site's typefaces lack. */
export async function findFurther(lacking: readonly string[]): Promise<Further> {
  const plans: Plan[] = [];
  const missing: string[] = [];
  for (const name of new Set(lacking.map((letter) => getNoto(letter)))) {
    const found = findPackage('text', name);
    if (!found) missing.push(name);
    else {
      const face = {
        ...found,
        name: 'sans',
        family: 'Site Sans',
        common: '',
        isDelivered: false,
      } as const;
      plans.push(await plan({ ...face, axes: { wght: { min: 400, max: 700 } } }, lacking));
    }
  }
  return { plans, missing };
}

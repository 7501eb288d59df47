import { agency } from '@/content/files/agency';
import { getAgencyFacts } from '@/content/files/agency-facts';
import { formatDay, formatNumber } from '@/content/files/language';
import { readText, survey } from '@/content/files/owner-files';
import { readIfSound, refuse } from '@/content/schema/mistake';

/** What nobody sees: controls, formats, spaces, and the mark that asks for an emoji's colours. */
const UNSEEN = /\p{C}|\p{Z}|\ufe0f/u;

/**
 * Lists the files of words.
 *
 * @throws the mistakes of files that cannot be opened, which may have characters that no other file has
 */
function listWords(): string[] {
  const { files, mistakes } = survey('content');
  refuse(mistakes);
  return files.filter((file) => /\.(ya?ml|md)$/.test(file)).toSorted();
}

/** What the build writes in the site's language: facts such as hours, days of each month, and numbers. */
function listFormatted(): string {
  const facts = readIfSound(() => [...getAgencyFacts(agency()).values()]) ?? [];
  const days = Array.from({ length: 12 }, (_, month) => formatDay(`2026-${month + 1}-1`));
  return [...facts, ...days, formatNumber(1_234_567_890.5)].join('');
}

/**
 * The characters of the words of content, capital and small, each with the first file that has it and the
 * line. Pages and share pictures have the same words.
 */
export function findCharacters(files = listWords(), read = readText): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (words: string, place: string) => {
    for (const character of words + words.toUpperCase() + words.toLowerCase())
      if (!found.has(character) && !UNSEEN.test(character)) found.set(character, place);
  };
  for (const file of files)
    for (const [i, line] of read(file).split('\n').entries()) add(line, `${file}:${i + 1}`);
  add(listFormatted(), 'content/agency.yaml, language');
  return found;
}

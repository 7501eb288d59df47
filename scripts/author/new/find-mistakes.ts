import { agencyFacts } from '@/content/files/agency-facts';
import { tryFill } from '@/content/files/braces';
import type { Collection } from '@/content/files/collection';
import { findControlCharacters } from '@/content/files/control-characters';
import { readIfSound, tryRead } from '@/content/schema/mistake';
import { findRepeatedFacts } from '../../site/check/facts';

/** Says what keeps words out of a file: a name in braces that is none, or a control character. */
export function findWordProblem(answer: unknown): string | undefined {
  const problems = [
    ...findControlCharacters(answer, '', 1),
    ...tryFill(answer, agencyFacts).problems,
  ];
  return problems[0]?.replace(/^\S+: |^\(.*?\): /, '');
}

/** Says what `npm run check` would find in a new file. Undefined if there is nothing. */
export function findMistakes(
  { parse }: Pick<Collection<unknown>, 'parse'>,
  slug: string,
  file: string,
  text: string,
): string | undefined {
  const result = tryRead(() => parse({ slug, file }, text));
  // Mistakes of other files are not those of the answers.
  if ('mistake' in result && result.mistake.message.startsWith(file)) return result.mistake.message;
  return readIfSound(() => findRepeatedFacts([{ path: file, text }]))?.[0];
}

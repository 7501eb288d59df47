import leven from 'leven';

const sort = (word: string): string => [...word].sort().join('');

/** How many letters to insert, delete or replace. Two swapped letters count once. */
const distance = (a: string, b: string): number => leven(a, b) / (sort(a) === sort(b) ? 2 : 1);

/** How many letters two words have in common at their start. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/** A word's distance to a candidate, or to the candidate's start: people shorten long names. */
const getDistance = (word: string, candidate: string) =>
  Math.min(distance(word, candidate), distance(word, candidate.slice(0, word.length)));

/** The known word that a mistyped one most likely means: at most a third of its letters differ. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, lower: candidate.toLowerCase() }))
    .map(({ candidate, lower }) => ({
      candidate,
      distance: getDistance(typed, lower),
      start: commonStart(typed, lower),
    }))
    .sort(
      (a, b) =>
        a.distance - b.distance || b.start - a.start || a.candidate.length - b.candidate.length,
    );
  return best && best.distance <= word.length / 3 ? best.candidate : undefined;
}

/** More names than this are not worth listing in a message. */
const MAX_LISTED = 12;

/** Says that no word is known. */
export const NONE = 'There is none yet.';

/** "Did you mean …?" where a known word is close, and all known words where they are few. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return NONE;
  const nearest = findNearest(word, known);
  const question = nearest === undefined ? '' : `Did you mean "${nearest}"?`;
  const isListed = known.length <= MAX_LISTED && !(nearest !== undefined && known.length === 1);
  const list = isListed ? `Known: ${known.join(', ')}.` : '';
  return (
    [question, list].filter(Boolean).join(' ') ||
    'No known name is similar. Write another one, or delete it.'
  );
}

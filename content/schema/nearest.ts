/** The Levenshtein distance of two words: how many letters to insert, delete or replace. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many letters two words have in common at their start. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/** A word's distance to a candidate, or to the candidate's start: people shorten long names. */
const getDistance = (word: string, candidate: string) =>
  Math.min(distance(word, candidate), distance(word, candidate.slice(0, word.length)));

/** The known word that a mistyped one most likely means, if any word is known. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const [best] = known
    .map((candidate) => ({ candidate, lower: candidate.toLowerCase() }))
    .map(({ candidate, lower }) => ({
      candidate,
      distance: getDistance(typed, lower),
      start: commonStart(typed, lower),
    }))
    .sort((a, b) => a.distance - b.distance || b.start - a.start);
  return best?.candidate;
}

/** More names than this are not worth listing in a message. */
const MAX_LISTED = 12;

/** "Did you mean …?", and all known words where they are few. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  if (nearest === undefined) return 'There is none yet.';
  const question = `Did you mean "${nearest}"?`;
  if (known.length === 1 || known.length > MAX_LISTED) return question;
  return `${question} Known: ${known.join(', ')}.`;
}

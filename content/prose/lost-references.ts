/** A reference to a footnote, and one behind words in brackets: "[^1]", "[words][name]". */
const REFERENCE = /(?<!\\)\[\^([^\]\s]+)\]|(?<!\\)\]\[([^\]\n]+)\]/g;

/**
 * Finds references to footnotes and addresses that a text does not have. Markdown leaves those as words.
 *
 * @param source words as they are written, with the backslashes before brackets
 */
export const findLostReferences = (source: string): string[] =>
  [...source.matchAll(REFERENCE)].map(([, note, name]) =>
    note === undefined
      ? `link to [${name}]: expected its address on a line of its own, as in [${name}]: /contact`
      : `footnote [^${note}]: expected its note on a line of its own, as in [^${note}]: Words`,
  );

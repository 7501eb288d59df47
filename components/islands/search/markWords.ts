/** A piece of a text, and whether it is a word that was searched for. */
export type Piece = { text: string; marked: boolean };

/** The parts of a word: what stands before it, the word, and what follows, such as a full stop. */
const WORD = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

const withoutEntities = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

const plain = (text: string): Piece => ({ text, marked: false });

/** Marks a word, but not the signs around it. */
function markWord(text: string): Piece[] {
  const [, before = '', word = '', after = ''] = WORD.exec(text) ?? [];
  return [plain(before), { text: word, marked: true }, plain(after)];
}

const isFilled = ({ text }: Piece) => text !== '';

/** Splits an excerpt of Pagefind, whose words found stand in `<mark>` elements. */
export const splitExcerpt = (excerpt: string): Piece[] =>
  excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .flatMap((text, i) =>
      i % 2 === 1 ? markWord(withoutEntities(text)) : [plain(withoutEntities(text))],
    )
    .filter(isFilled);

/** Small letters without accents. */
const toPlainLetters = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The least number of first letters that a word and a searched one share. */
const SHARED = 3;

/**
 * Whether an excerpt has a word like a searched one. Pagefind takes ever shorter beginnings of a word that it does
 * not know: it finds "B" for "blockchain".
 */
export function isNear(excerpt: string, query: string): boolean {
  const marked = splitExcerpt(excerpt).filter((piece) => piece.marked);
  const found = marked.map(({ text }) => toPlainLetters(text));
  const words = toPlainLetters(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isFound = (word: string) => found.some((each) => each.startsWith(word.slice(0, SHARED)));
  return found.length === 0 || words.some(isFound);
}

/** Splits a title at the words that begin with a searched one. */
export const splitTitle = (title: string, terms: readonly string[]): Piece[] =>
  title
    .split(/(\s+)/)
    .flatMap((text) => {
      const [, , word = ''] = WORD.exec(text.toLowerCase()) ?? [];
      const found = word !== '' && terms.some((term) => word.startsWith(term));
      return found ? markWord(text) : [plain(text)];
    })
    .filter(isFilled);

/** Makes the nodes of a text: its words found are `mark` elements. */
export const toNodes = (pieces: readonly Piece[]): Node[] =>
  pieces.map(({ text, marked }) => {
    if (!marked) return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

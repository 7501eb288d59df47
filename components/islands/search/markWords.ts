import { toAscii } from '@/content/schema/digit';
import { isUnspaced, splitWords, toWords } from '@/content/schema/words';

/** A piece of a text, and whether it is a word that was searched for. */
export type Piece = { text: string; marked: boolean };

/** The parts of a word: what stands before it, the word, and what follows, such as a full stop. */
const WORD = /^([^\p{L}\p{M}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

const withoutEntities = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

const plain = (text: string): Piece => ({ text, marked: false });

/** Marks a word, but not the signs around it. */
function markWord(text: string): Piece[] {
  const [, before = '', word = '', after = ''] = WORD.exec(text) ?? [];
  return [plain(before), { text: word, marked: true }, plain(after)];
}

const isFilled = ({ text }: Piece) => text !== '';

/** Splits an excerpt of Pagefind, whose words found stand in `<mark>` elements. Those without a blank between them are one. */
export const splitExcerpt = (excerpt: string): Piece[] =>
  excerpt
    .replaceAll('</mark><mark>', '')
    .split(/<mark>(.*?)<\/mark>/s)
    .flatMap((text, i) =>
      i % 2 === 1 ? markWord(withoutEntities(text)) : [plain(withoutEntities(text))],
    )
    .filter(isFilled);

/** Small letters without accents, and the digits of English. */
const toPlainLetters = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Nd}/gu, toAscii);

/** Whether a word has the first letters of another: three, or two signs of a script without blanks. */
const hasStart = (word: string, other: string) =>
  word.includes(other.slice(0, isUnspaced(other) ? 2 : 3));

/**
 * Whether an excerpt or its title has a word like a searched one. Pagefind takes ever shorter beginnings of a word that it does
 * not know: it finds "B" for "blockchain". Words may stand within others: in Arabic, "the" and "with" are a word's first letters.
 */
export function isNear(excerpt: string, query: string, language: string, title = ''): boolean {
  const found = splitExcerpt(excerpt)
    .filter(({ marked }) => marked)
    .map(({ text }) => toPlainLetters(text));
  const words = toWords(query, language).flatMap(
    (word) => word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
  const isFound = (word: string) =>
    hasStart(toPlainLetters(title), word) ||
    found.some((each) => hasStart(each, word) || (each.length > 2 && hasStart(word, each)));
  return found.length === 0 || words.map(toPlainLetters).some(isFound);
}

/** Splits a title at the words that begin with a searched one. */
export function splitTitle(title: string, terms: readonly string[], language: string): Piece[] {
  const starts = terms.map(toPlainLetters);
  return splitWords(title, language)
    .flatMap((text) => {
      const [, , word = ''] = WORD.exec(toPlainLetters(text)) ?? [];
      const found = word !== '' && starts.some((start) => word.startsWith(start));
      return found ? markWord(text) : [plain(text)];
    })
    .filter(isFilled);
}

/** Makes the nodes of a text: its words found are `mark` elements. */
export const toNodes = (pieces: readonly Piece[]): Node[] =>
  pieces.map(({ text, marked }) => {
    if (!marked) return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

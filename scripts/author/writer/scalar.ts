import type { Scalar } from 'yaml';

/** A value that YAML writes as one scalar. */
export type ScalarValue = string | number | boolean | null;

export const isScalarValue = (value: unknown): value is ScalarValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The longest line that the writer makes, if the text has no longer one. */
const WIDTH = 100;

/** Distributes words over lines of at most `width` characters. */
function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

const countWords = (lines: readonly string[]) =>
  lines.reduce((count, line) => count + line.split(' ').length, 0);

/** How many lines, from the first on, a text of words begins with. */
function countSharedLines(lines: readonly string[], words: readonly string[]): number {
  const other = lines.findIndex((line, i) => {
    const at = countWords(lines.slice(0, i));
    return line.split(' ').some((word, place) => words[at + place] !== word);
  });
  return other === -1 ? lines.length : other;
}

/** Breaks a paragraph into lines. The first and last lines that it shares with the old one stay. */
function breakParagraph(text: string, old: readonly string[]): string[] {
  const words = text.split(' ');
  const start = old.slice(0, countSharedLines(old, words));
  const left = old.slice(start.length);
  const rest = words.slice(countWords(start));
  const backwards = left.map((line) => line.split(' ').reverse().join(' ')).reverse();
  const end = left.slice(left.length - countSharedLines(backwards, rest.toReversed()));
  const middle = rest.slice(0, rest.length - countWords(end));
  return [...start, ...wrap(middle, Math.max(WIDTH, ...old.map((line) => line.length))), ...end];
}

/** Groups the lines of a folded text into paragraphs: an empty line ends one. */
function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

/** Breaks a text into lines that YAML folds into it. Paragraphs that stay keep their lines. */
function fold(text: string, oldLines: readonly string[]): string[] {
  const paragraphs = text.split('\n');
  const old = groupLines(oldLines);
  const shift = old.length - paragraphs.length;
  const isSame = (group: string[] | undefined, i: number) => group?.join(' ') === paragraphs[i];
  return paragraphs.flatMap((paragraph, i) => {
    const group = [old[i], old[i + shift]].find((each) => isSame(each, i));
    const lines = group ?? (paragraph === '' ? [] : breakParagraph(paragraph, old[i] ?? []));
    return i === 0 ? lines : ['', ...lines];
  });
}

const indentLines = (lines: readonly string[], indent: string) =>
  lines.map((line) => (line === '' ? '' : indent + line));

/** The sign after "|" or ">" that says how many line ends the text has at its end. */
function getChomping(text: string): string {
  if (!text.endsWith('\n')) return '-';
  return /(^|\n)\n$/.test(text) ? '+' : '';
}

/** Writes a text as a block after "|" or ">", with the header and the indentation of the old one. */
function writeBlock(text: string, source: string, fallbackIndent: string): string {
  const [header = '', ...lines] = source.trimEnd().split('\n');
  const indent = /^ +/.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? fallbackIndent;
  const chomping = getChomping(text);
  const words = text.replace(/\n+$/, '');
  const old = lines.map((line) => line.slice(indent.length).trimEnd());
  const made = header.startsWith('|') ? words.split('\n') : fold(words, old);
  const kept = header.replace(/^([|>])(\d*)[+-]?/, `$1$2${chomping}`);
  const empty = chomping === '+' ? '\n'.repeat((/\n+$/.exec(text)?.[0].length ?? 1) - 1) : '';
  const end = source.endsWith('\n') ? '\n' : '';
  return `${[kept, ...indentLines(made, indent)].join('\n')}${empty}${end}`;
}

/** Writes a text over several lines without a header, as the old one is. */
function writeLines(text: string, source: string): string {
  const [first = '', ...others] = source.split('\n');
  const indent = /^ */.exec(others.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  const old = [first, ...others.map((line) => line.trim())];
  const [start = '', ...rest] = fold(text, old);
  return [start, ...indentLines(rest, indent)].join('\n');
}

/** Writes a text in double quotes. JSON's quotes are YAML's as well. */
const inDoubleQuotes = (text: string) => JSON.stringify(text);

/** The ways to write a text, the one that looks most like the old one first. */
function getCandidates(text: string, { type }: Scalar, source: string, indent: string): string[] {
  const isLong = source.includes('\n');
  switch (type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return [writeBlock(text, source, indent)];
    case 'QUOTE_SINGLE': {
      const quoted = `'${text.replaceAll("'", "''")}'`;
      return isLong ? [writeLines(quoted, source), quoted] : [quoted];
    }
    case 'QUOTE_DOUBLE': {
      const quoted = inDoubleQuotes(text);
      return isLong ? [writeLines(quoted, source), quoted] : [quoted];
    }
    default:
      return isLong ? [writeLines(text, source), text] : [text];
  }
}

/**
 * Writes a scalar in the style of the old one: plain, in quotes, folded or as a block. A text that this
 * style cannot hold stands in double quotes.
 *
 * @param source the old scalar as the file has it
 * @param indent the indentation of the lines below its key
 * @param holds whether the file, with this text in its place, has the new value
 */
export function writeScalar(
  value: ScalarValue,
  old: Scalar,
  source: string,
  indent: string,
  holds: (text: string) => boolean,
): string {
  const end = /^[|>]/.test(source) && source.endsWith('\n') ? '\n' : '';
  if (typeof value !== 'string') return String(value) + end;
  return getCandidates(value, old, source, indent).find(holds) ?? inDoubleQuotes(value) + end;
}

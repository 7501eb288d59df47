/** A kind of block in an article's text. */
export type Block = { kind: 'heading' | 'paragraph' | 'other'; text: string };

/** What the generator takes from the site's own articles. */
export type Source = {
  sentences: readonly string[];
  headings: readonly string[];
  /** Code, tables, lists, quotes, pictures and components, as they stand. */
  others: readonly string[];
  /** How many words an article has, on average. */
  words: number;
};

/** How many words a text has. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The text below the front matter. */
const getBody = (file: string) =>
  file
    .split(/^---[ \t]*$/m)
    .slice(2)
    .join('---')
    .trim();

/** Splits a text at its empty lines. Code and containers stay whole. */
function splitBlocks(body: string): string[] {
  const blocks: string[] = [];
  let fence = '';
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of body.split('\n')) {
    const [mark = ''] = /^(?:`{3,}|:{3,})/.exec(line) ?? [];
    if (fence === '' && line.trim() === '') end();
    else lines.push(line);
    if (fence === '') fence = mark;
    else if (mark === fence) fence = '';
  }
  end();
  return blocks;
}

/** Splits the text of an article into blocks. */
export const readBlocks = (file: string): Block[] =>
  splitBlocks(getBody(file)).map((text) => {
    if (/^#{2,} /.test(text)) return { kind: 'heading', text };
    return { kind: /^[\p{L}“]/u.test(text) ? 'paragraph' : 'other', text };
  });

/** Whether a sentence stands alone: no half of a link or of code, and no anchor of its article. */
const isWhole = (sentence: string) =>
  (sentence.match(/`/g) ?? []).length % 2 === 0 &&
  (sentence.match(/\[/g) ?? []).length === (sentence.match(/\]\(\S+\)/g) ?? []).length &&
  !sentence.includes('](#');

/** Collects the parts of the site's own articles. */
export function readSource(files: readonly string[]): Source {
  const blocks = files.flatMap(readBlocks);
  const textsOf = (kind: Block['kind']) =>
    blocks.filter((block) => block.kind === kind).map(({ text }) => text);
  return {
    sentences: textsOf('paragraph')
      .flatMap((text) => text.replaceAll('\n', ' ').split(/(?<=[.?!])\s+(?=[\p{Lu}“])/u))
      .filter(isWhole),
    headings: textsOf('heading')
      .filter((text) => text.startsWith('## '))
      .map((text) => text.slice(3)),
    others: textsOf('other').filter((text) => isWhole(text) || /^[`:]/.test(text)),
    words: files.reduce((sum, file) => sum + countWords(getBody(file)), 0) / files.length,
  };
}

/** Markdown and what takes its place in plain text. The order matters: code first, emphasis last. */
const MARKS: readonly [pattern: RegExp, text: string][] = [
  [/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, ' '],
  // Directives: the fences of a block, and a whole line such as `::figure{…}`.
  [/^:{2,}.*$/gm, ' '],
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  // References to footnotes, and the starts of footnotes.
  [/\[\^[^\]]+\]:?/g, ''],
  // A heading ends as a sentence does.
  [/^#{1,6}[ \t]+(.*?)[.?!]?[ \t]*#*$/gm, '$1.'],
  [/^[ \t]*\|?[ \t]*:?-{3,}[-|: \t]*$/gm, ' '],
  [/^[ \t]*(?:>|(?:[-*+]|\d+\.)(?:[ \t]+\[[ xX]\])?)[ \t]+/gm, ''],
  [/\|/g, ' '],
  [/(\*\*|__|~~|`)(.*?)\1/g, '$2'],
  [/([*_])(?=\S)(.*?\S)\1(?!\w)/g, '$2'],
];

/** The words of a Markdown text, without code, pictures and directives. */
export function plainText(markdown: string): string {
  let text = markdown;
  for (const [pattern, plain] of MARKS) text = text.replace(pattern, plain);
  return text.replace(/\s+/g, ' ').trim();
}

/** Fields of content that are not words to read: pictures, links, and what stands in other places. */
const SKIPPED = new Set([
  'alt',
  'action',
  'breadcrumb',
  'image',
  'link',
  'meta',
  'pictures',
  'url',
]);

/** Whether a piece of copy says something: three words or more. Names, labels and keys have fewer. */
const isSentence = (text: string) => /\S+\s+\S+\s+\S/.test(text);

const withFullStop = (text: string) => (/[.!?:…”]$/.test(text) ? text : `${text}.`);

/** Every sentence in a piece of content, in its order. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return isSentence(content) ? [withFullStop(content.trim())] : [];
  if (typeof content !== 'object' || content === null) return [];
  if ('markdown' in content && typeof content.markdown === 'string') {
    return [plainText(content.markdown)];
  }
  return Object.entries(content).flatMap(([field, value]) =>
    SKIPPED.has(field) ? [] : sentencesIn(value),
  );
}

/** The sentences of a piece of content as one text, for the search. Markdown becomes plain text. */
export const textOf = (content: unknown): string => [...new Set(sentencesIn(content))].join(' ');

/** How Markdown writes what a tag of HTML means. */
const REMEDIES: Readonly<Record<string, string>> = {
  a: '[words](/address)',
  b: '**words**',
  blockquote: '"> " before each line',
  br: 'an empty line between two paragraphs',
  code: '`code`',
  em: '*words*',
  h1: '"## " before a heading',
  h2: '"## " before a heading',
  h3: '"### " before a heading',
  hr: '"---" on a line of its own',
  i: '*words*',
  iframe: 'a link such as [The film](https://…)',
  img: '![what it shows](name), with the name of a picture in content/pictures/masters',
  li: '"- " before each item',
  ol: '"1. " before each item',
  pre: 'a line of "```" before and after the code',
  strong: '**words**',
  table: 'a line for each row, with "|" between its cells',
  ul: '"- " before each item',
  video: 'a link such as [The film](https://…)',
};

const ANY = 'the words without tags. To show a tag, put it in backquotes';

/** Describes a piece of HTML in a text and its remedy. An end tag and a comment need none. */
export function findHtmlProblem(html: string): string | null {
  const [line = ''] = html.trim().split('\n');
  if (line.startsWith('</') || html.startsWith('<!--')) return null;
  const [, tag = ''] = /^<([a-z]\w*)/i.exec(line) ?? [];
  return `HTML "${line}": expected Markdown: ${REMEDIES[tag.toLowerCase()] ?? ANY}`;
}

/** What other programs write in Markdown, what it is there, and what to write instead. */
const FORMS: readonly (readonly [form: RegExp, remedy: string])[] = [
  [
    /\[\/?(?:caption|gallery|embed|video|audio|playlist|contact-form-7|toc|vc_\w+|et_pb_\w+)\b[^\]]*\](?!\()|\{\{.*?\}\}|\{%.*?%\}/i,
    'Markdown. It is a short form of another program',
  ],
  [/^\[!\w+\][+-]?/, 'a line of :::callout{title="Note"} before the text and ":::" after it'],
  [/!\[\[[^\]\n]+\]\]/, '![what it shows](name), with the name of a picture'],
  [/\[\[[^\]\n]+\]\](?!\()/, '[words](/address)'],
  [/(?<![\w=])==(?=\S)[^=\n]*(?<=\S)==(?![\w=])/, '**words**'],
  [/(?<!\d)%%(?:[^%]+%%|\s*$)/m, 'no comment. Delete it, because visitors would read it'],
  [/\{:? ?[.#][\w-]+[^}\n]*\}$/m, 'no class and no id'],
];

/** Code in a line, and characters that a backslash shows as they are. */
const SHOWN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\\[!-/:-@[-`{-~]/g;

/**
 * Describes the first short form of another program in a paragraph. It would stand on the page as it is.
 *
 * @param source the paragraph as it is written
 */
export function findShortcodeProblem(source: string): string | null {
  const words = source.replace(SHOWN, 'x');
  for (const [form, remedy] of FORMS) {
    const [found] = form.exec(words) ?? [];
    if (found !== undefined)
      return `"${found}": expected ${remedy}. It would stand on the page as it is. To show it, put it in backquotes`;
  }
  return null;
}

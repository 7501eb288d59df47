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

/** The short forms of WordPress and Hugo, such as "[gallery ids=1]" and "{{< figure >}}". */
const SHORTCODE =
  /\[\/?(?:caption|gallery|embed|video|audio|vc_\w+|et_pb_\w+)\b[^\]]*\](?!\()|\{\{[<%].*?[%>]\}\}/;

/** Describes the first short form of another program in a text. It would stand on the page as it is. */
export function findShortcodeProblem(text: string): string | null {
  const [found] = SHORTCODE.exec(text) ?? [];
  return found === undefined
    ? null
    : `"${found}": expected Markdown. It is a short form of another program, and would stand on the page`;
}

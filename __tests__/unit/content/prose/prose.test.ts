import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { otherPicture, picture } from '@/__tests__/support/pictures';
import { checkProse, readProse } from '@/content/prose/prose';

const { problems: none, prose } = checkProse(
  [
    'We open at 10:30, note:this, and read [us](/contact) on localhost:3000.',
    ':::callout{title="In short"}\nRead *this*.\n:::',
    ':::quote{by="Ada"}\nWet wood is patient.\n:::',
    '::action{href="/contact" label="Write" text="Ask us."}',
    `::figure{name="${picture}" alt="A clay cloud" caption="Ours" wide}`,
    `![A clay board](${otherPicture} "Theirs")`,
    '## The end',
  ].join('\n\n'),
);

/** The elements at the top of the text, with their attributes. */
const elements = prose.tree.children.flatMap((node) =>
  node.type === 'element' ? [{ element: node.tagName, ...node.properties }] : [],
);

test('a text may contain callouts, quotations, actions and figures', () => {
  expect(none).toEqual([]);
  expect(elements).toEqual([
    { element: 'p' },
    { element: 'prose-callout', title: 'In short' },
    { element: 'prose-quote', by: 'Ada' },
    { element: 'prose-action', href: '/contact', label: 'Write', text: 'Ask us.' },
    { element: 'prose-figure', name: picture, alt: 'A clay cloud', caption: 'Ours', wide: true },
    { element: 'prose-figure', name: otherPicture, alt: 'A clay board', caption: 'Theirs' },
    { element: 'h2', id: 'the-end' },
  ]);
});

test.each(['note:this', 'a:b[c]{d}'])('"%s" stays text', (words) => {
  expect(readProse('x.md', words).tree.children).toMatchObject([
    { tagName: 'p', children: [{ type: 'text', value: words }] },
  ]);
});

test.each([
  [':::calout{title="A"}\nB\n:::', 'component "calout" is unknown. Did you mean "callout"?'],
  [':::callout\nB\n:::', 'component "callout": title: expected words, such as title="In short"'],
  [':::callout{title="A"}\nB', 'component "callout": expected a line of ":::" after its text'],
  ['::action{href="#nowhere" label="A" text="B"}', 'expected a heading of this text'],
  [`::figure{name="${picture}"}`, 'component "figure": alt: expected words'],
  ['<b>bold</b>', 'HTML "<b>": expected Markdown: **words**'],
  ['> [!NOTE]\n> Tea is hot.', '"[!NOTE]": expected a line of :::callout{title="Note"}'],
  ['![[boat.png]]', '"![[boat.png]]": expected ![what it shows](name)'],
  ['## Tea {#tea}', '"{#tea}": expected no class and no id'],
  [`Words and ![A cloud](${picture}) in one line`, 'picture "A cloud": expected a line of its own'],
  ['A[^9] b.', 'footnote [^9]: expected its note on a line of its own, as in [^9]: Words'],
])('%j stops the build', (text, expected) => {
  expect(() => readProse('content/x.md', text)).toThrow('content/x.md is invalid:\n  ');
  expect(() => readProse('content/x.md', text)).toThrow(expected);
});

test('a comment in HTML and an end tag are no mistakes of their own', () => {
  expect(() => readProse('x.md', 'Words\n\n<!-- more -->\n\n[embed](/contact)')).not.toThrow();
  expect(getErrorMessage(() => readProse('x.md', '<i>c</i>'))).not.toContain('</i>');
});

test.each(['[a][b]\n\n[b]: /contact', 'A[^1]\n\n[^1]: B', '`a[0][1]`', '\\[^9] \\[a\\]\\[b\\]'])(
  '%j has all that it refers to',
  (text) => {
    expect(checkProse(text).problems).toEqual([]);
  },
);

test('a heading with an id of the page gets another one, and links of the text follow', () => {
  const { problems, prose: text } = checkProse(
    '[a](#contents)\n\n## Contents\n\n## Text contents\n\n::action{href="#menu" label="A" text="B"}\n\n### Menu',
  );
  expect(problems).toEqual([]);
  expect(text.contents).toEqual([
    { id: 'text-text-contents', label: 'Contents' },
    { id: 'text-contents', label: 'Text contents' },
  ]);
  expect(text.links).toEqual(['#text-text-contents', '#text-menu']);
});

test('footnotes are no part of the contents', () => {
  const { problems, prose: text } = checkProse('## A\n\nB[^1]\n\n[^1]: [c](/nowhere)');
  expect(problems).toEqual([expect.stringContaining('link "c" to "/nowhere"')]);
  expect(text.contents).toEqual([{ id: 'a', label: 'A' }]);
});

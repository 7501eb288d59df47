import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { readArticle, visibleArticles } from '@/content/articles/articles';
import { readProse } from '@/content/prose/prose';
import { articleMarkdown } from '@/content/published/article-markdown';
import { portableMarkdown } from '@/content/published/portable';
import { serviceMarkdown } from '@/content/published/service-markdown';
import { allServices } from '@/content/services/services';

const SITE = 'https://rivermark.example';

const CLOUD = `${SITE}/pictures/cloud`;

/** The portable text, with the width of the picture's largest file left out. */
const portable = (markdown: string) =>
  portableMarkdown(readProse('x.md', markdown), '/blogs/1').replace(
    /(pictures\/[a-z]+)[^.]*/,
    '$1',
  );

test.each([
  ['[us](/contact)', `[us](${SITE}/contact)`],
  ['[us](/contact "Write")', `[us](${SITE}/contact "Write")`],
  ['[below](#end)\n\n## End', `[below](${SITE}/blogs/1#end)\n\n## End`],
  ['[up](#top)\n\n## Top', `[up](${SITE}/blogs/1#text-top)\n\n## Top`],
  [
    'A[^1] [b](/team).\n\n[^1]: See [c](/blogs).\n\nD [e](/contact).',
    `A[^1] [b](${SITE}/team).\n\n[^1]: See [c](${SITE}/blogs).\n\nD [e](${SITE}/contact).`,
  ],
  ['- [ ] [us](/contact)', `- [ ] [us](${SITE}/contact)`],
  ['[them](https://example.org/a)', '[them](https://example.org/a)'],
  ['[mail](mailto:a@b.example)', '[mail](mailto:a@b.example)'],
  ['![Rain](cloud "Ours")', `![Rain](${CLOUD}.webp "Ours")`],
  ['a [b](/team) and [c](/blogs)', `a [b](${SITE}/team) and [c](${SITE}/blogs)`],
  ['`[us](/contact)`', '`[us](/contact)`'],
  ['```md\n[us](/contact)\n```', '```md\n[us](/contact)\n```'],
  ['<https://example.org>', '<https://example.org>'],
  [
    'A\n\n:::callout{title="In short"}\nAsk [us](/contact).\n\n- B\n- C\n:::\n\nD',
    `A\n\n> **In short**\n>\n> Ask [us](${SITE}/contact).\n>\n> - B\n> - C\n\nD`,
  ],
  [':::callout{title="A"}\n![Rain](cloud)\n:::', `> **A**\n>\n> ![Rain](${CLOUD}.webp)`],
  [':::quote{by="Ada"}\nWet wood\nis patient.\n:::', '> Wet wood\n> is patient.\n>\n> Ada'],
  ['::action{href="/contact" label="Write" text="Stuck?"}', `Stuck? [Write](${SITE}/contact)`],
  [
    '::figure{name="cloud" alt="Rain" caption="A \'wet\' day" wide}',
    `![Rain](${CLOUD}.webp "A 'wet' day")`,
  ],
])('%j becomes portable', (markdown, expected) => {
  expect(portable(markdown)).toBe(expected);
});

test('an article has its author, its date and its whole text', () => {
  for (const article of visibleArticles().map(readArticle)) {
    const text = articleMarkdown(`/blogs/${article.slug}`, article);
    expect(text.startsWith(`# ${article.title}\n\n> `)).toBe(true);
    expect(text).toContain(`- Author: ${article.author.name}`);
    expect(text).toContain(`- Published: ${article.created_at}`);
    expect(text).toContain(`- Page: ${SITE}/blogs/${article.slug}`);
    for (const { label } of article.prose.contents) expect(text).toContain(`## ${label}`);
    expect(text).not.toMatch(/\]\((?!https:|mailto:)/);
  }
});

test('a service has the whole text of its page', () => {
  for (const { path, service, project } of allServices()) {
    const text = serviceMarkdown(path, service, project);
    expect(text.startsWith(`# ${service.name}\n\n> `)).toBe(true);
    for (const paragraph of service.intro.paragraphs) expect(text).toContain(paragraph);
    for (const { title, description } of service.parts.cards)
      expect(text).toContain(`### ${title}\n\n${description}`);
    for (const row of service.intro.evidence.rows) expect(text).toContain(`| ${row.join(' | ')} |`);
    expect(text).toContain(project.title);
    expect(text).not.toMatch(/undefined|\[object/);
  }
});

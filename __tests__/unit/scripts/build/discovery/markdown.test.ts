import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { articles } from '@/content/loaders/blog';
import { portableMarkdown } from '@/content/loaders/portable';
import { allServices } from '@/content/loaders/services';
import { articleMarkdown, serviceMarkdown } from '@/scripts/build/discovery/markdown';

const SITE = 'https://rivermark.example';

const cloud = { file: 'cloud-1', widths: [160, 320], width: 320, height: 240, color: '', alt: '' };
const portable = (markdown: string) =>
  portableMarkdown({ markdown, contents: [], pictures: { cloud } }, '/blogs/1');

test.each([
  ['[us](/contact)', `[us](${SITE}/contact)`],
  ['[us](/contact "Write")', `[us](${SITE}/contact "Write")`],
  ['[below](#end)', `[below](${SITE}/blogs/1#end)`],
  ['[them](https://example.org/a)', '[them](https://example.org/a)'],
  ['[mail](mailto:a@b.example)', '[mail](mailto:a@b.example)'],
  ['![Rain](cloud "Ours")', `![Rain](${SITE}/pictures/cloud-1-320.webp "Ours")`],
  ['[![Rain](cloud)](/team)', `[![Rain](${SITE}/pictures/cloud-1-320.webp)](${SITE}/team)`],
  ['a [b](/team) and [c](/blogs)', `a [b](${SITE}/team) and [c](${SITE}/blogs)`],
  ['`[us](/contact)`', '`[us](/contact)`'],
  ['```md\n[us](/contact)\n```', '```md\n[us](/contact)\n```'],
  ['<https://example.org>', '<https://example.org>'],
])('%s becomes portable', (markdown, expected) => {
  expect(portable(markdown)).toBe(expected);
});

test('an article has its author, its date and its whole text', () => {
  for (const article of articles()) {
    const text = articleMarkdown(`/blogs/${article._id}`, article);
    expect(text).toMatch(new RegExp(`^# ${article.title}\n\n> `));
    expect(text).toContain(`- Author: ${article.author.name}`);
    expect(text).toContain(`- Published: ${article.created_at}`);
    expect(text).toContain(`- Page: ${SITE}/blogs/${article._id}`);
    for (const { label } of article.prose.contents) expect(text).toContain(`## ${label}`);
    expect(text).not.toMatch(/\]\((?!https:|mailto:)/);
  }
});

test('a service has the whole text of its page', () => {
  for (const { path, service, project } of allServices()) {
    const text = serviceMarkdown(path, service, project);
    expect(text).toMatch(new RegExp(`^# ${service.name}\n\n> `));
    for (const paragraph of service.intro.paragraphs) expect(text).toContain(paragraph);
    for (const { title, description } of service.parts.cards)
      expect(text).toContain(`### ${title}\n\n${description}`);
    for (const row of service.intro.evidence.rows) expect(text).toContain(`| ${row.join(' | ')} |`);
    expect(text).toContain(project.title);
    expect(text).not.toMatch(/undefined|\[object/);
  }
});

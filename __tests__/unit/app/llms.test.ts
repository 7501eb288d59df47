/** @jest-environment node */
import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { GET } from '@/app/llms.txt/route';
import { articleFronts } from '@/content/collections/articles';
import { isOpen, jobs } from '@/content/collections/jobs';
import { projects } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { people } from '@/content/collections/team';
import { agency } from '@/content/files/agency';
import { findWords } from '@/content/pages/pages';
import { site } from '@/content/site/site';

const SITE = 'https://rivermark.example';

test('llms.txt leads to every page of every kind, as Markdown if there is any', async () => {
  const text = await (await GET()).text();
  expect(text.startsWith(`# ${agency().name}\n\n> `)).toBe(true);
  const end = site().publishing.markdown ? '.md' : '';
  const words = findWords('title-list');
  const titles = words ? Object.values(words.kinds).map(({ title }) => title) : [];
  expect(text.match(/(?<=^## ).*/gm)).toEqual(
    titles.filter((title) => text.includes(`## ${title}\n`)),
  );
  for (const { path, service } of allServices())
    expect(text).toContain(`- [${service.name}](${SITE}${path}${end}): ${service.summary}\n`);
  for (const { slug, title } of articleFronts())
    expect(text).toContain(`- [${title}](${SITE}/blogs/${slug}${end}): `);
  for (const { url, title, desc } of projects())
    expect(text).toContain(`- [${title}](${SITE}${url}${end}): ${desc}\n`);
  for (const { url, title } of people())
    expect(text).toContain(`- [${title}](${SITE}${url}${end}): `);
  for (const job of jobs())
    expect(text.includes(`](${SITE}/job-description/${job.slug}${end}): `)).toBe(isOpen(job));
  expect(text).toContain(`](${SITE}/contact${end}): `);
});

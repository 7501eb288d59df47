import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { llms } from '@/app/llms.txt/llms';
import { articleFronts } from '@/content/articles/articles';
import { agency } from '@/content/files/agency';
import { allServices } from '@/content/services/services';
import { site } from '@/content/words/site';

const SITE = 'https://rivermark.example';

test('llms.txt leads to the Markdown of services and articles, if there is any, and to the other pages', () => {
  const pages = [{ title: 'About Us', path: '/about-us', description: 'Who we are.' }];
  const description = 'An agency on two rivers.';
  const text = llms({
    description,
    services: allServices(),
    articles: articleFronts(),
    jobs: [],
    pages,
  });
  expect(text.startsWith(`# ${agency.name}\n\n> An agency on two rivers.\n`)).toBe(true);
  const end = site.publishing.markdown ? '.md' : '';
  for (const { path, service } of allServices())
    expect(text).toContain(`- [${service.name}](${SITE}${path}${end}): ${service.summary}`);
  for (const { slug, title } of articleFronts().slice(0, 50))
    expect(text).toContain(`- [${title}](${SITE}/blogs/${slug}${end}): `);
  expect(text).toContain(`- [About Us](${SITE}/about-us): Who we are.`);
  expect(text).not.toContain('## Open positions');
});

import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { llms } from '@/app/llms.txt/llms';
import { articleFronts } from '@/content/articles/articles';
import { allServices } from '@/content/services/services';

const SITE = 'https://rivermark.example';

test('llms.txt leads to the Markdown of services and articles, and to the other pages', () => {
  const pages = [{ title: 'About Us', path: '/about-us', description: 'Who we are.' }];
  const description = 'An agency on two rivers.';
  const text = llms({
    description,
    services: allServices(),
    articles: articleFronts(),
    jobs: [],
    pages,
  });
  expect(text).toMatch(/^# Rivermark\n\n> An agency on two rivers\.\n/);
  expect(text).toContain(`- [DevOps](${SITE}/services/devops.md): `);
  expect(text).toContain(`](${SITE}/blogs/1.md): `);
  expect(text).toContain(`- [About Us](${SITE}/about-us): Who we are.`);
  expect(text).not.toContain('## Open positions');
});

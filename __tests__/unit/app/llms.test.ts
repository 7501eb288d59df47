/** @jest-environment node */
import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { llms } from '@/app/llms.txt/llms';
import { GET } from '@/app/llms.txt/route';
import { articleFronts } from '@/content/articles/articles';
import { agency } from '@/content/files/agency';
import { isOpen, jobs } from '@/content/jobs/jobs';
import { allServices } from '@/content/services/services';
import { site } from '@/content/words/site';

const SITE = 'https://rivermark.example';

test('llms.txt says who the agency is and lists pages below their headings', () => {
  const pages = [{ title: 'About Us', path: '/about-us', description: 'Who we are.' }];
  const text = llms({
    description: 'An agency on two rivers.',
    lists: [
      { heading: 'Agency', pages },
      { heading: 'Open positions', pages: [] },
    ],
  });
  expect(text.startsWith(`# ${agency.name}\n\n> An agency on two rivers.\n`)).toBe(true);
  expect(text).toContain(`## Agency\n\n- [About Us](${SITE}/about-us): Who we are.\n`);
  expect(text).not.toContain('## Open positions');
});

test('llms.txt leads to services and articles as Markdown, if there is any, and to the other pages', async () => {
  const text = await (await GET()).text();
  const end = site.publishing.markdown ? '.md' : '';
  for (const { path, service } of allServices())
    expect(text).toContain(`- [${service.name}](${SITE}${path}${end}): ${service.summary}`);
  for (const { slug, title } of articleFronts().slice(0, 50))
    expect(text).toContain(`- [${title}](${SITE}/blogs/${slug}${end}): `);
  for (const job of jobs())
    expect(text.includes(`](${SITE}/job-description/${job.slug}): `)).toBe(isOpen(job));
  expect(text).toContain(`](${SITE}/about-us): `);
});

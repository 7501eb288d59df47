/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { NO_PAGE } from '@/app/static-params';

/** Pages without which an agency can do. An owner's site may not have each. */
const pages = ['blogs', 'careers', 'projects', 'services', 'team']
  .map((name) => `content/pages/${name}.yaml`)
  .filter((file) => existsSync(file));

const leaveOut = (page: string) => `draft: true\n${page.replace(/^draft:.*\n/m, '')}`;

// Next renders a page of each route, also where the site leaves out its list.
standInProject(
  {
    ...Object.fromEntries(pages.map((file) => [file, leaveOut(readFileSync(file, 'utf8'))])),
    'content/articles/': '',
    'content/jobs/': '',
    'content/projects/': '',
    'content/services/': '',
    'content/team/': '',
  },
  { without: /^content.(articles|jobs|projects|services|team)$/ },
);

const routes = {
  'blogs/[id]': ['id', () => import('@/app/blogs/[id]/page')],
  'blogs/page/[page]': ['page', () => import('@/app/blogs/page/[page]/page')],
  'blogs/tag/[tag]': ['tag', () => import('@/app/blogs/tag/[tag]/page')],
  'blogs/author/[person]': ['person', () => import('@/app/blogs/author/[person]/page')],
  'projects/[slug]': ['slug', () => import('@/app/projects/[slug]/page')],
  'services/[slug]': ['slug', () => import('@/app/services/[slug]/page')],
  'team/[slug]': ['slug', () => import('@/app/team/[slug]/page')],
} as const;

test.each(Object.entries(routes))(
  '%s has no page where its list is left out',
  async (_, [name, load]) => {
    const { default: render, generateMetadata } = await load();
    const segments = { params: Promise.resolve({ [name]: NO_PAGE }) } as never;
    const missing = { digest: expect.stringContaining('404') };
    await expect((async () => render(segments))()).rejects.toMatchObject(missing);
    const head = await (async () => generateMetadata(segments))().catch((error: unknown) => error);
    if (head instanceof Error) expect(head).toMatchObject(missing);
  },
);

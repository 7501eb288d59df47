import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/Link/Link';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

/** Imports `withBasePath` as a build for the folder `basePath` has it. */
async function importWithBasePath(basePath: string) {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  let build = (path: string) => path;
  await jest.isolateModulesAsync(async () => {
    const { withBasePath } = await import('@/components/ui/Link/with-base-path');
    build = withBasePath;
  });
  return build;
}

test.each([
  ['/site', '/', '/site/'],
  ['/site', '/about-us#story', '/site/about-us#story'],
  ['/site', '/blogs/お茶', '/site/blogs/%E3%81%8A%E8%8C%B6'],
  ['/site', '/blogs/%E3%81%8A', '/site/blogs/%E3%81%8A'],
  ['/site', '#faq', '#faq'],
  ['/site', 'https://www.linkedin.com/', 'https://www.linkedin.com/'],
])('with the base path %j, %s becomes %s', async (basePath, path, address) => {
  const build = await importWithBasePath(basePath);
  expect(build(path)).toBe(address);
});

test('a link passes its attributes on, and sends other sites no referrer', () => {
  render(
    <>
      <Link href="/team" aria-current="page">
        Team
      </Link>
      <Link href="https://www.linkedin.com/">LinkedIn</Link>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Team', current: 'page' });
  expect(link).not.toHaveAttribute('rel');
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'noreferrer');
});

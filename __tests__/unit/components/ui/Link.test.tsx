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
  ['', '/', '/'],
  ['', '/about-us', '/about-us'],
  ['/site', '/', '/site/'],
  ['/site', '/about-us', '/site/about-us'],
  ['/site', '/about-us#story', '/site/about-us#story'],
  ['/site', '#faq', '#faq'],
  ['/site', '//cdn.example/x', '//cdn.example/x'],
  ['/site', 'mailto:hello@rivermark.example', 'mailto:hello@rivermark.example'],
  ['/site', 'https://www.linkedin.com/', 'https://www.linkedin.com/'],
])('with the base path %j, %s becomes %s', async (basePath, path, address) => {
  const build = await importWithBasePath(basePath);
  expect(build(path)).toBe(address);
});

test('renders a plain link that passes its attributes on', () => {
  render(
    <Link href="/team" aria-current="page">
      Team
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Team', current: 'page' });
  expect(link).toHaveAttribute('href', '/team');
  expect(link).not.toHaveAttribute('rel');
});

test('sends other sites no referrer', () => {
  render(<Link href="https://www.linkedin.com/">LinkedIn</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
});

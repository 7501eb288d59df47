import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findImports } from '@/__tests__/support/imports';
import { agency } from '@/content/agency';
import { feeds } from '@/content/feeds';
import { film } from '@/content/film';
import made from '@/content/film.json';
import { legal } from '@/content/legal';
import { readPageFiles } from '@/content/loaders/page-files';
import { listedEntries } from '@/content/loaders/pages';
import { blogs } from '@/content/pages/blogs';
import { missing } from '@/content/pages/errors';
import { home } from '@/content/pages/home';
import { privacy } from '@/content/pages/privacy';
import { terms } from '@/content/pages/terms';
import { unexpected } from '@/content/pages/unexpected';
import { jobPath } from '@/content/routes';
import { site } from '@/content/site';
import { filesIn } from '@/scripts/build/check/files';

/** Copy states some facts in more than one place. These tests compare them. */

const { name, email, phone, offices } = agency;

const lines = filesIn('content')
  .filter((path) => /\.(yaml|md|json)$/.test(path))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((text, i) => ({ where: `${path}:${i + 1}`, text })),
  );

/** Finds the places where copy matches `pattern`. */
const findInCopy = (pattern: RegExp) =>
  lines.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].map(([found]) => ({ where, found })),
  );

describe('the agency', () => {
  test.each([
    ['mail address', /[\w.+-]+@[\w-]+\.\w+/g, [email.display]],
    ['link to a mail address', /mailto:[^\s'"]+/g, [email.href]],
    ['telephone number', /\+\d[\d ]{9,}\d/g, [phone.display, phone.href.replace('tel:', '')]],
    ['link to a telephone number', /tel:[^\s'"]+/g, [phone.href]],
    [
      'link to a map',
      /https:\/\/www\.openstreetmap\.org\/\?[^\s'"]+/g,
      offices.map(({ map }) => map),
    ],
    ['frame of a map', /https:\/\/www\.openstreetmap\.org\/export[^\s'"]+/g, [site.map.frame]],
  ])('has no %s but those of content/agency.yaml', (_, pattern, known) => {
    const found = findInCopy(pattern);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((one) => !known.some((value) => value === one.found))).toEqual([]);
  });

  test('has one mail address and one telephone number', () => {
    expect(site.panel).toMatchObject({ email, phone });
    expect(email.href).toBe(`mailto:${email.display}`);
    expect(phone.href).toBe(`tel:${phone.display.replaceAll(' ', '')}`);
  });

  test('has one name', () => {
    expect(unexpected.name).toBe(name);
    expect(site.legalName).toMatch(new RegExp(`^${name} `));
    expect(site.footer.columns[0]?.title).toBe(name);
    expect(home.meta.title).toMatch(new RegExp(`^${name}: `));
    expect(missing.job.documentTitle).toBe(`${missing.job.title} | ${name}`);
    expect(JSON.stringify(privacy.text)).toContain(`${site.legalName} (“${name}”, “we”)`);
    expect(JSON.stringify(terms.text)).toContain(`${site.legalName} (“${name}”, “we”)`);
  });
});

test('the words of a missing job are for the addresses of jobs', () => {
  expect(missing.job.under).toBe(jobPath(''));
});

test('the feeds have the title of the list of articles', () => {
  expect(feeds.title).toBe(`${name} ${blogs.banner.title}`);
  expect(feeds.description).toBe(blogs.meta.description);
});

test('the film has the length that its link states', () => {
  expect(film.note).toMatch(new RegExp(`^${made.seconds} seconds,`));
  expect(film.player.file).toBe(made.file);
});

test('the privacy policy names the button that asks again', () => {
  expect(JSON.stringify(legal.tracker.ask)).toContain(
    `press ${site.analytics.question.reopen} at its foot`,
  );
});

test('the privacy policy names the section on page views by its number', () => {
  const number = privacy.text.sections.findIndex(({ id }) => id === 'meta-pixel') + 1;
  for (const [words] of JSON.stringify(legal).matchAll(/section \d+/gi)) {
    expect(words.toLowerCase()).toBe(`section ${number}`);
  }
});

/** The imports of a route, direct or through another module of `app`. */
function importedBy(file: string): string[] {
  const targets = findImports(file, readFileSync(file, 'utf8')).map(({ target }) => target);
  const others = targets.map((target) => `${target}.tsx`).filter((path) => path === 'app/home.tsx');
  return [...targets, ...others.flatMap(importedBy)];
}

test('a page’s copy names the shared content that its route imports', async () => {
  const shared = ['consultation', 'projects', 'team', 'testimonials'];
  const { routes } = readPageFiles();
  for (const { path, shows } of await listedEntries()) {
    const file = `app${path === '/' ? '' : path}/page.tsx`;
    expect(routes).toContain(file);
    const imported = importedBy(file);
    expect({ path, shows: [...shows].sort() }).toEqual({
      path,
      shows: shared.filter((each) => imported.some((path) => path.startsWith(`content/${each}`))),
    });
  }
});

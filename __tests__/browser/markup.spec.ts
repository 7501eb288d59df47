import { expect, test } from '@playwright/test';
import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';
import { agency } from '@/content/files/agency';
import { exportedPages, readExported } from './support/exported';
import { articleLists, articles } from './support/routes';

const built = exportedPages.map((file) => {
  const html = readExported(file);
  return { file, html, elements: [...getElements(parse(html))] };
});

/** The valid times on these pages: a day, a moment, or a time of day. */
const VALID_TIME =
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$|^\d{2}:\d{2}$/;

const getWords = (element: Element) =>
  [element, ...getElements(element)].map(getText).join(' ').replace(/\s+/g, ' ').trim();

test('times have valid values, classes have names, and the browser alone says whether a popover is open', () => {
  for (const { file, elements } of built) {
    const times = elements
      .filter(({ tagName }) => tagName === 'time')
      .map((time) => attribute(time, 'datetime') ?? getWords(time));
    expect
      .soft(
        times.filter((value) => !VALID_TIME.test(value)),
        file,
      )
      .toEqual([]);
    const classes = elements.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []);
    expect.soft(classes, file).not.toContain('undefined');
    const stated = elements.filter(
      (element) =>
        attribute(element, 'popovertarget') !== undefined &&
        attribute(element, 'aria-expanded') !== undefined,
    );
    expect.soft(stated.map(getWords), file).toEqual([]);
  }
});

// Cloudflare masks mail addresses, and its script to restore them is against the policy.
test('the comments that stop a host from masking surround every mail address', () => {
  const { display, href } = agency().email;
  const free = new RegExp(`href="${href}"|(?<=>[^<]*)${display}`);
  for (const { file, html } of built) {
    const rest = html.replaceAll(/<!--email_off-->[\s\S]*?<!--\/email_off-->/g, '');
    expect.soft(free.exec(rest)?.[0], file).toBeUndefined();
  }
});

test('the lists of articles, and the links to the previous one, lead to every article', () => {
  const getLinks = (path: string, rel?: string) =>
    (built.find(({ file }) => `/${file}` === `${path}.html`)?.elements ?? [])
      .filter((element) => element.tagName === 'a' && (!rel || attribute(element, 'rel') === rel))
      .map((element) => attribute(element, 'href') ?? '');
  const listed = ['/blogs', ...articleLists].flatMap((path) => getLinks(path));
  expect(articles.filter((path) => !listed.includes(path))).toEqual([]);
  const newest = articles.filter((path) => getLinks(path, 'next').length === 0);
  for (const path of newest) newest.push(...getLinks(path, 'prev'));
  expect(newest.sort()).toEqual(articles);
});

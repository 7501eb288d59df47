import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'parse5';
import { absoluteUrl } from '@/content/absolute-url';
import { attribute, type Document, elementsOf, need, textOf } from '../../export/html';

/** An exported page. */
export type ExportedPage = {
  /** Its address: "/team". */
  path: string;
  /** Its file, from the exported site's root. */
  file: string;
  /** Reads it, which takes its time where there are thousands. */
  read: () => Document;
};

/** The address of a page's file. */
const pathOf = (file: string) =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Every exported page, in the order of their files. */
export const exportedPages = (out: string): ExportedPage[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: pathOf(file),
      file,
      read: () => parse(readFileSync(join(out, file), 'utf8')),
    }));

/** What a page says of itself in its head by `<meta name="…">`, once or more often. */
export const metasOf = (document: Document, name: string): string[] =>
  [...elementsOf(need(document, 'head'))]
    .filter((element) => element.tagName === 'meta' && attribute(element, 'name') === name)
    .flatMap((element) => attribute(element, 'content') ?? []);

/** Whether a page asks search engines not to list it. */
export const isNoindex = (document: Document): boolean =>
  metasOf(document, 'robots').some((robots) => robots.includes('noindex'));

/** The addresses that a page's head links as `rel`. */
export const linksOf = (document: Document, rel: string): string[] =>
  [...elementsOf(need(document, 'head'))]
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
    .flatMap((element) => attribute(element, 'href') ?? []);

/** The largest file of a `srcset`. */
const largestOf = (srcset: string) => srcset.split(', ').at(-1)?.split(' ')[0] ?? '';

/** The pictures of a page's main part that show something, by the addresses of their largest files. */
export const picturesOf = (document: Document): string[] => [
  ...new Set(
    [...elementsOf(need(document, 'main'))]
      .filter((element) => element.tagName === 'img' && (attribute(element, 'alt') ?? '') !== '')
      .map((element) => largestOf(attribute(element, 'srcset') ?? ''))
      .filter(Boolean),
  ),
];

/** A page's title; empty where it has none. */
export function titleOf(document: Document): string {
  for (const element of elementsOf(need(document, 'head')))
    if (element.tagName === 'title') return textOf(element);
  return '';
}

/** Next leaves the slash of the home page out. */
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Whether search engines shall list a page: at its one real address, and where it does not say no. */
export const isListed = (path: string, document: Document): boolean =>
  linksOf(document, 'canonical').some(
    (address) => withoutSlash(address) === withoutSlash(absoluteUrl(path)),
  ) && !isNoindex(document);

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'parse5';
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

/** A page's title; empty where it has none. */
export function titleOf(document: Document): string {
  for (const element of elementsOf(need(document, 'head')))
    if (element.tagName === 'title') return textOf(element);
  return '';
}

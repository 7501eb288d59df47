import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { addStyles, splitStyles } from '../../page/styles';
import { combineFacts, surveyPage } from '../../page/survey';
import { edit } from '../support/edit';

const sheets = new Map([
  [
    '/all.css',
    '@layer base, cards;@layer base{p{color:red}}.card{color:blue}.card:not(.wide){margin:1px}.rare .card{padding:0}.rare{color:green}.none{color:gold}@keyframes rise{to{top:0}}@keyframes rare{to{top:1px}}@media print{.card{color:black}.rare{color:gray}}',
  ],
  ['/one.css', '@layer cards{.card:hover{color:teal}.sent{color:gold}}'],
]);
const ALL = '<link rel="stylesheet" href="/all.css">';
const ONE = '<link rel="stylesheet" href="/one.css">';
const islands = new Set(['sent']);

const page = (body: string, head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const pages = [
  page('<p class="card wide">Words</p>', ALL),
  page('<p class="card">Words</p><p class="rare"></p>', ALL + ONE),
  page('<p class="card">Words</p><div data-island="Form"></div>', ALL + ONE),
  page('<p>No sheets</p>', ''),
];
const survey = combineFacts(pages.map((html) => surveyPage(parse(html), 2, islands)));
const styles = splitStyles(survey, sheets);
const addOwnStyles = (html: string) =>
  edit(html, (document) => addStyles(document, styles, '/site.css', islands));
const getStyle = (html: string) => /<style>(.*)<\/style>/s.exec(addOwnStyles(html))?.[1];

test('the shared sheet holds the common rules that most pages can use', () => {
  expect(styles.shared).toContain('@layer base{p{color:red}}');
  expect(styles.shared).toContain('.card{color:#00f}');
  expect(styles.shared).not.toMatch(/rare|none|hover|sent/);
});

test('the shared sheet sets the order of the layers', () => {
  expect(styles.shared).toMatch(/@layer base\b.*@layer cards/s);
});

test('a page links the shared sheet, and inlines its other rules after it', () => {
  expect(addOwnStyles(pages[1] ?? '')).toMatch(
    /<head><link rel="stylesheet" href="\/site.css"><style>[^<]*<\/style><\/head>/,
  );
});

test('a page inlines only the rules that it uses', () => {
  expect(getStyle(pages[0] ?? '')).toMatch(/\.card:not\(\.wide\)\{margin:1px\}$/);
  const rest = getStyle(pages[1] ?? '');
  expect(rest).toContain('.rare .card{padding:0}.rare{color:green}');
  expect(rest).toContain('@layer cards{.card:hover{color:teal}}');
  expect(rest).not.toMatch(/none|sent|color:red/);
});

test('an animation is in one of the two sheets', () => {
  expect(styles.shared).toContain('@keyframes rise{');
  expect(getStyle(pages[1] ?? '')).toContain('@keyframes rare{');
  expect(getStyle(pages[1] ?? '')).not.toContain('@keyframes rise{');
});

test('a page with an island has the rules of classes that islands may set', () => {
  expect(getStyle(pages[2] ?? '')).toContain('.sent{color:gold}');
});

test('a page without sheets stays as it is', () => {
  expect(addOwnStyles(pages[3] ?? '')).toBe(pages[3]);
});

test('a sheet that is not in the export is refused', () => {
  expect(() => addOwnStyles(page('', '<link rel="stylesheet" href="/gone.css">'))).toThrow(
    'the sheet /gone.css, which is not in the export',
  );
});

import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { linkSprite, readDrawings, writeSprite } from '../../page/drawings';
import { edit } from '../support/edit';

const ARROW = '<path d="M9 9"></path>';
const svg = (inside: string) =>
  `<svg viewBox="0 0 9 9" fill="currentColor" class="icon">${inside}</svg>`;
const SYMBOL = `<symbol viewBox="0 0 9 9" fill="currentColor">${ARROW}</symbol>`;
const page = (main: string, rest = '') =>
  `<!DOCTYPE html><html><head></head><body><header>${svg(ARROW)}</header><main>${main}</main>${rest}</body></html>`;

const markups = (html: string) => readDrawings(parse(html), 2).map(({ markup }) => markup);

test.each([
  ['the header', page('')],
  ['the first screen', page(`<p>1</p><p>${svg(ARROW)}</p>`)],
  [
    'an island, because hydration compares the markup',
    page(`<p></p><p></p><p><i data-island="A">${svg(ARROW)}</i></p>`),
  ],
  ['a dialog of an island', page('', `<div data-island="A"><dialog>${svg(ARROW)}</dialog></div>`)],
  [
    'a later section with a reference inside the drawing',
    page(`<p></p><p></p><p>${svg('<path fill="url(#a)"></path>')}</p>`),
  ],
])('a drawing stays inline in %s', (_, html) => {
  expect(markups(html)).toEqual([]);
});

test.each([
  ['a later section', page(`<p></p><p></p><p>${svg(ARROW)}</p>`)],
  ['the footer', page('', `<footer>${svg(ARROW)}</footer>`)],
  ['a dialog', page(`<dialog>${svg(ARROW)}</dialog>`)],
])('a drawing in %s moves to the sprite', (_, html) => {
  expect(markups(html)).toEqual([SYMBOL]);
});

test('the sprite holds each drawing once, with how it is drawn, and the page refers to it', () => {
  const html = page(`<p></p><p></p><p>${svg(ARROW)}${svg(ARROW)}</p>`);
  const { svg: file, ids } = writeSprite(new Set(markups(html)));
  const symbol = SYMBOL.replace('<symbol', '<symbol id="i0"');
  expect(file).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`);
  const used = edit(html, (document) => linkSprite(document, { href: '/a.svg', ids }, 2));
  expect(used.split('<svg class="icon"><use href="/a.svg#i0"></use></svg>')).toHaveLength(3);
  expect(used).toContain(`<header>${svg(ARROW)}</header>`);
});

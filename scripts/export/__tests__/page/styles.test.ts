import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { linkStyles, splitStyles } from '../../page/styles';
import { createSurvey } from '../../page/survey';
import { edit } from '../support/edit';

const sheets = new Map([
  [
    '/all.css',
    '@layer base, cards;@layer base{p{color:red}}.card{color:blue}.card:not(.wide){margin:1px}.rare .card{padding:0}.rare{color:green}.none{color:gold}@media print{.card{color:black}.rare{color:gray}}',
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
const survey = createSurvey(2, islands);
for (const html of pages) survey.add(parse(html));
const styles = splitStyles(survey.found, sheets);
/** The page with its links, and the rules of its own sheet. */
function link(html: string) {
  let own = '';
  const linked = edit(html, (document) =>
    linkStyles(document, {
      styles,
      sheet: '/site.css',
      islandClasses: islands,
      write: (_, css) => {
        own = css;
        return '/own.css';
      },
    }),
  );
  return { linked, own };
}
const getOwn = (html = '') => link(html).own;

test('the shared sheet holds the common rules that most pages can use', () => {
  expect(styles.shared).toContain('@layer base{p{color:red}}');
  expect(styles.shared).toContain('.card{color:#00f}');
  expect(styles.shared).not.toMatch(/rare|none|hover|sent/);
});

test('a page links the shared sheet, and one with its other rules after it', () => {
  expect(link(pages[1] ?? '').linked).toContain(
    '<head><link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/own.css"></head>',
  );
});

test('a page’s own sheet has only the rules that it uses', () => {
  expect(getOwn(pages[0])).toMatch(/\.card:not\(\.wide\)\{margin:1px\}$/);
  const rest = getOwn(pages[1]);
  expect(rest).toContain('.rare .card{padding:0}.rare{color:green}');
  expect(rest).toContain('@layer cards{.card:hover{color:teal}}');
  expect(rest).not.toMatch(/none|sent|color:red/);
});

test('a page with an island has the rules of classes that islands may set', () => {
  expect(getOwn(pages[2])).toContain('.sent{color:gold}');
});

test('a sheet that is not in the export is refused', () => {
  expect(() => link(page('', '<link rel="stylesheet" href="/gone.css">'))).toThrow(
    'the sheet /gone.css, which is not in the export',
  );
});

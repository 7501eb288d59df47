import { expect, test } from '@jest/globals';
import { rewrite } from '@/scripts/export/page';
import { inlineStyles } from '@/scripts/export/styles';

const sheets = new Map([
  ['/a.css', '@layer base{p{color:red}}.card{color:blue}.other{color:green}'],
  ['/b.css', '.card:hover{color:teal}.other .card{margin:0}.sent{color:gold}'],
]);
const links = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';

const made = (body: string, head = links) =>
  rewrite(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`, [
    inlineStyles(sheets, new Set(['sent'])),
  ]);

test('inlines the rules of a page’s own classes in place of its sheets', () => {
  expect(made('<p class="card">Words</p>')).toContain(
    '<head><style>@layer base{p{color:red}}.card{color:#00f}.card:hover{color:teal}</style></head>',
  );
});

test('keeps what an island may need once it runs, on pages that have one', () => {
  expect(made('<div data-island="Form"></div>')).toContain('.sent{color:gold}');
  expect(made('<p>Words</p>')).not.toContain('.sent');
});

test('leaves a page without sheets as it is', () => {
  expect(made('<p>Words</p>', '')).toContain('<head></head>');
});

test('refuses a sheet that is not in the export', () => {
  expect(() => made('', '<link rel="stylesheet" href="/c.css">')).toThrow(
    'the sheet /c.css, which is not in the export',
  );
});

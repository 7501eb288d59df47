import { expect, test } from '@jest/globals';
import { rewrite } from '@/scripts/export/page';
import { shortenClasses } from '@/scripts/export/short-classes';

const made = (style: string, body: string) =>
  rewrite(`<!DOCTYPE html><html><head><style>${style}</style></head><body>${body}</body></html>`, [
    shortenClasses(new Set(['AbC-12_sent'])),
  ]);

test('classes of modules get short names, in the markup and in the sheet', () => {
  const page = made(
    '.AbC-12_card{color:red}:is(.AbC-12_card:not(._4xYz90_open),p):has(>._4xYz90_open){margin:0}',
    '<p class="AbC-12_card _4xYz90_open"></p><p class="_4xYz90_open"></p>',
  );
  expect(page).toContain('.a{color:red}:is(.a:not(.b),p):has(>.b){margin:0}');
  expect(page).toContain('<p class="a b"></p><p class="b"></p>');
});

test('a name that a sheet must escape is the same one', () => {
  const page = made('.-\\33 N-EG_footer{margin:0}', '<p class="-3N-EG_footer"></p>');
  expect(page).toContain('<style>.a{margin:0}</style>');
  expect(page).toContain('<p class="a"></p>');
});

test('what a script knows by its name keeps it', () => {
  const page = made(
    '.AbC-12_sent,.AbC-12_on{color:red}.needs-script{color:teal}',
    '<p class="AbC-12_sent needs-script"></p><div data-classes="AbC-12_on" class="AbC-12_on"></div>',
  );
  expect(page).toContain('.AbC-12_sent,.AbC-12_on{color:red}');
  expect(page).toContain('class="AbC-12_sent needs-script"');
  expect(page).toContain('class="AbC-12_on"');
});

test('the short names do not run out', () => {
  const classes = Array.from({ length: 704 }, (_, i) => `AbCdEf_c${i}`);
  const page = made('', classes.map((name) => `<i class="${name}"></i>`).join(''));
  const short = [...page.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(short).size).toBe(classes.length);
  expect([short[0], short[25], short[26], short[701], short[702]]).toEqual([
    'a',
    'z',
    'aa',
    'zz',
    'aaa',
  ]);
});

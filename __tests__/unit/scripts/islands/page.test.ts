import { describe, expect, test } from '@jest/globals';
import { islandPage, type Parts } from '@/scripts/islands/page';

const parts = (own: Partial<Parts> = {}): Parts => ({
  loader: 'start()',
  islandClasses: new Set(),
  sheets: new Map(),
  ...own,
});

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('takes Next’s scripts, their preloads and its data out', () => {
  const html = islandPage(
    page(
      '<main>Words</main><script src="/_next/a.js" async></script><script>self.__next_f.push([1])</script>',
      '<link rel="preload" as="script" href="/_next/a.js"><link rel="preload" as="font" href="/f.woff2">',
    ),
    parts(),
  );
  expect(html).not.toContain('_next');
  expect(html).toContain('<main>Words</main>');
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2">');
});

test('keeps our own early script, structured data and speculation rules', () => {
  const html = islandPage(
    page(
      '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
      '<script data-keep="">early()</script>',
    ),
    parts(),
  );
  expect(html).toContain('early()');
  expect(html).toContain('application/ld+json');
  expect(html).toContain('speculationrules');
});

test('adds the loader once, at the end of the body', () => {
  const html = islandPage(page('<p>Words</p>'), parts({ loader: 'if (a < b && c) start()' }));
  expect(html).toMatch(
    /<p>Words<\/p><script type="module">if \(a < b && c\) start\(\)<\/script><\/body>/,
  );
});

test('keeps React’s text separators inside islands and drops them elsewhere', () => {
  const html = islandPage(
    page('<p>a<!-- -->b</p><div data-island="Form"><p>c<!-- -->d</p></div>'),
    parts(),
  );
  expect(html).toContain('<p>ab</p>');
  expect(html).toContain('<p>c<!-- -->d</p>');
});

test.each([
  ['a streamed boundary', '<template id="B:0"></template>'],
  ['its completion', '<script>$RC("B:0","S:0")</script>'],
  ['a function action', '<form><input name="$ACTION_ID_1"></form>'],
])('refuses a page with %s, which only Next’s scripts would show', (_, body) => {
  expect(() => islandPage(page(body), parts())).toThrow('need Next’s scripts');
});

describe('styles', () => {
  const sheets = new Map([
    ['/a.css', '@layer base{p{color:red}}.card{color:blue}.other{color:green}'],
    ['/b.css', '.card:hover{color:teal}.other .card{margin:0}.sent{color:gold}'],
  ]);
  const links = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';

  test('inlines the rules of a page’s own classes in place of its sheets', () => {
    const html = islandPage(page('<p class="card">Words</p>', links), parts({ sheets }));
    expect(html).toContain(
      '<head><style>@layer base{p{color:red}}.card{color:#00f}.card:hover{color:teal}</style></head>',
    );
  });

  test('keeps what an island may need once it runs, on pages that have one', () => {
    const islandClasses = new Set(['sent']);
    const made = (body: string) => islandPage(page(body, links), parts({ sheets, islandClasses }));
    expect(made('<div data-island="Form"></div>')).toContain('.sent{color:gold}');
    expect(made('<p>Words</p>')).not.toContain('.sent');
  });

  test('refuses a sheet that is not in the export', () => {
    expect(() => islandPage(page('', '<link rel="stylesheet" href="/c.css">'), parts())).toThrow(
      'the sheet /c.css, which is not in the export',
    );
  });
});

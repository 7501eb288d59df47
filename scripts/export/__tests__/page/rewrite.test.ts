import { expect, test } from '@jest/globals';
import { addPolicyOnly, type Replacement, rewritePage } from '../../page/rewrite';

const replacement: Replacement = {
  firstScreen: 2,
  shorten: (text) => text.replaceAll('Aa_card', 'card'),
  styles: {
    sheets: new Map([['/next.css', '']]),
    common: new Set(['/next.css']),
    shared: '',
    rest: '.card{color:red}.wide{color:blue}',
  },
  sheet: '/site.css',
  sprite: { href: '/a.svg', ids: new Map() },
  islandClasses: new Set(),
  loader: '/_islands/main.js',
  write: (kind, text) => `/${text}.${kind}`,
};

const page = (main: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/next.css"></head><body><main>${main}</main><script>self.__next_f.push(1)</script></body></html>`;

test('the loader, the shared sheet and own rules replace Next’s', () => {
  const html = rewritePage(page('<p class="Aa_card">Words</p>'), replacement, []);
  expect(html).not.toContain('next');
  expect(html).toContain(
    '<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/.card{color:red}.css"><script type="module" src="/_islands/main.js"></script></head>',
  );
});

test('tells Cloudflare to leave the mail addresses of the body as they are', () => {
  const html = rewritePage(page('<p><!-- -->Words</p>'), replacement, []);
  expect(html).toMatch(
    /<body><!--email_off--><main><p>Words<\/p><\/main><!--\/email_off--><\/body>/,
  );
});

test('a page that keeps Next’s scripts gets only a policy', () => {
  const html = addPolicyOnly(page('<p>Words</p>'), [], true);
  expect(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(
    page('<p>Words</p>'),
  );
});

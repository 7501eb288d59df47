import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { fits, type Replacement, rewritePage } from '../../page/rewrite';

/** Random text that does not compress below `bytes` bytes. */
const words = (bytes: number) => randomBytes(bytes).toString('hex');

const replacement: Replacement = {
  firstScreen: 2,
  shortNames: new Map([['Aa_card', 'c0']]),
  styles: {
    sheets: new Map([['/next.css', '']]),
    common: new Set(['/next.css']),
    shared: '',
    rest: '.c0{color:red}.c1{color:blue}',
  },
  sheet: '/site.css',
  sprite: { href: '/a.svg', ids: new Map() },
  islandClasses: new Set(),
  loader: 'start()',
};

function rewritten(main: string, given: Replacement | null = replacement) {
  const files: string[] = [];
  const html = rewritePage(
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/next.css"></head><body><main>${main}</main><script>self.__next_f.push(1)</script></body></html>`,
    given,
    {
      features: [],
      getDigest: (address) => `digest of ${address}`,
      keepsNext: given === null,
      write: (kind, text) => {
        files.push(text);
        return `/own.${kind}`;
      },
    },
  );
  return { html, files };
}

test('the loader, the shared sheet, own rules and short names replace Next’s', () => {
  const { html, files } = rewritten('<p class="Aa_card">Words</p>');
  expect(html).not.toContain('next');
  expect(html).toContain(
    '<link rel="stylesheet" href="/site.css" integrity="digest of /site.css">',
  );
  expect(html).toContain('<style>.c0{color:red}</style>');
  expect(html).toContain('<p class="c0">Words</p>');
  expect(html).toContain('<script type="module">start()</script>');
  expect(files).toEqual([]);
});

test('tells Cloudflare to leave the mail addresses of the body as they are', () => {
  const { html } = rewritten('<p><!-- -->Words</p>');
  expect(html).toMatch(/<body><!--email_off--><main><p>Words<\/p>.*<!--\/email_off--><\/body>/);
});

test('a page’s own rules move to a file where the page does not fit with them', () => {
  const { html, files } = rewritten(`<p class="Aa_card">${words(14_000)}</p>`);
  expect(html).not.toContain('<style>');
  expect(html).toContain('href="/own.css" integrity="digest of /own.css">');
  expect(files).toEqual(['.c0{color:red}']);
});

test('only the rules below the first screen move where the page fits with the others', () => {
  const noise = `.c9{background:url(${words(1500)})}`;
  const { html, files } = rewritten(`<p class="c0">${words(12_000)}</p><p></p><p class="c9"></p>`, {
    ...replacement,
    styles: { ...replacement.styles, rest: `.c0{color:red}${noise}` },
  });
  expect(html).toContain('<style>.c0{color:red}</style>');
  expect(html).toMatch(/<link rel="stylesheet" href="\/own.css"[^>]*><p class="c9" data-below="">/);
  expect(files).toEqual([expect.stringMatching(/^\.c9\{/)]);
});

test('a page that keeps Next’s scripts gets only integrity hashes and a policy', () => {
  const { html } = rewritten('<p class="Aa_card">Words</p>', null);
  expect(html).toContain(
    '<link rel="stylesheet" href="/next.css" integrity="digest of /next.css">',
  );
  expect(html).toContain('<p class="Aa_card">Words</p>');
  expect(html).toContain('<script>self.__next_f.push(1)</script>');
  expect(html).toContain('Content-Security-Policy');
});

test('the quick estimate of a page’s size is right to one part in thirty', () => {
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let seed = 7;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const syllables = ['ba', 'den', 'fo', 'gri', 'lan', 'mor', 'nu', 'pel', 'ro', 'sta', 'ti', 'wen'];
  const words = Array.from({ length: 800 }, (_, i) =>
    Array.from({ length: 1 + (i % 4) }, () => pick(syllables)).join(''),
  );
  const pages = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 6700 + 100 * i }, () => pick(words)).join(' '),
  );
  const room = 13_400;
  const shares = pages.map((html) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    return { fit: fits(html), share: brotliCompressSync(html, { params }).length / room };
  });
  expect(shares.some(({ fit }) => fit) && shares.some(({ fit }) => !fit)).toBe(true);
  for (const { fit, share } of shares) {
    if (fit) expect(share).toBeLessThan(31 / 30);
    else expect(share).toBeGreaterThan(29 / 30);
  }
});

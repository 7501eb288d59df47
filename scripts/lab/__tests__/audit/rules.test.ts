import { expect, test } from '@jest/globals';
import { readPage } from '@/scripts/lab/audit/page';
import { checkPage } from '@/scripts/lab/audit/rules';
import { createSite } from '@/scripts/lab/audit/site';

const ORIGIN = 'https://rivermark.example';
const ABOUT = '/about-us';
const FILES = ['/share.png', '/share.svg', '/a.webp', '/icon.svg'];

const TITLE = 'Slow releases | Rivermark';
const DESCRIPTION = 'What we do about slow releases, from the first cause to the last Tuesday.';
const NOINDEX = '<meta name="robots" content="noindex">';

const head = (path: string) => `<title>${TITLE}</title>
  <meta name="description" content="${DESCRIPTION}">
  <link rel="canonical" href="${ORIGIN}${path}">
  <meta property="og:title" content="Slow releases">
  <meta property="og:type" content="website">
  <meta property="og:image" content="${ORIGIN}/share.png">
  <meta property="og:image:alt" content="A loop of clay">
  <meta property="og:image:width" content="1200">
  <meta property="og:image:height" content="630">
  <meta name="twitter:card" content="summary_large_image">`;

const page = (path: string, { body = '', own = head(path) } = {}) =>
  readPage(path, `<html><head>${own}</head><body>${body}</body></html>`);
const home = page('/', {
  body: '<p id="top">Hello</p>',
  own: head('/').replace(/Slow|slow/g, 'Fast'),
});

/** Checks a page of a site that also has the home page and some files. */
function check(subject: ReturnType<typeof page>, ...others: ReturnType<typeof page>[]) {
  const site = createSite('app', [home, subject, ...others]);
  return checkPage(subject, {
    ...site,
    has: (path) => site.pages.has(path) || FILES.includes(path),
  });
}

const withHead = (from: string | RegExp, to: string) =>
  page(ABOUT, { own: head(ABOUT).replace(from, to) });
const withBody = (body: string) => page(ABOUT, { body });

test('finds nothing on a valid page', () => {
  const body = `<a href="/#top">Up</a><img src="/a.webp"><a href="mailto:a@example.org">Mail</a>
    <a href="https://example.org" rel="noreferrer">Out</a>
    <script type="application/ld+json">{"@graph":[{"url":"${ORIGIN}/"}]}</script>`;
  expect(check(withBody(body))).toEqual([]);
});

test.each([
  [withHead(/<title>.*<\/title>/, ''), 'title is not 10 to 70 characters'],
  [withHead(TITLE, 'Us'), 'title is not 10 to 70 characters'],
  [withHead(TITLE, `${TITLE} `.repeat(4)), 'title is not 10 to 70 characters'],
  [withHead(/<meta name="desc[^>]*>/, ''), 'description is not 50 to 160 characters'],
  [withHead(DESCRIPTION, `${DESCRIPTION} `.repeat(3)), 'description is not 50 to 160 characters'],
  [withHead(/<link[^>]*>/, ''), "canonical address is not the page's"],
  [withHead(`${ORIGIN}${ABOUT}`, ABOUT), "canonical address is not the page's"],
  [withHead(/$/, NOINDEX), 'page is noindex but listed'],
  [page('/404', { own: `<title>${TITLE}</title>` }), 'page is unlisted but not noindex'],
  [page('/404'), 'error page has a canonical address'],
  [withHead('og:image:alt', 'og:imago'), 'og:image:alt is missing'],
  [withHead('share.png', 'gone.png'), 'og:image does not exist'],
  [withHead('share.png', 'share.svg'), 'og:image is neither PNG nor JPEG'],
  [withHead('content="630"', 'content="640"'), 'og:image is not 1200 × 630'],
  [withHead('summary_large_image', 'summary'), 'twitter:card is not summary_large_image'],
  [
    page('/404', { body: '<script type="application/ld+json">{}</script>' }),
    'unlisted page has structured data',
  ],
  [
    withBody('<script type="application/ld+json">{"url":"/team"}</script>'),
    'structured data has an address without a domain',
  ],
  [withBody('<a href="https://:x">x</a>'), 'https://:x: not a valid address'],
  [withBody('<a href="/nowhere">x</a>'), '/nowhere: does not exist'],
  [withBody(`<a href="${ORIGIN}/nowhere">x</a>`), '/nowhere: does not exist'],
  [withBody('<img src="/gone.webp">'), '/gone.webp: does not exist'],
  [withBody('<img srcset="/a.webp 1x, /b.webp 2x">'), '/b.webp: does not exist'],
  [withBody('<a href="/#nowhere">x</a>'), '/#nowhere: anchor does not exist'],
  [
    withBody('<svg><use href="/icon.svg#nowhere"></use></svg>'),
    '/icon.svg#nowhere: anchor does not exist',
  ],
  [withBody('<a href="https://example.org">x</a>'), 'external link without rel=noreferrer'],
  [withBody('<a href="/about-us/">x</a>'), 'hosts redirect this address'],
])('finds (%#): %2$s', (subject, message) => {
  expect(check(subject).join('\n')).toContain(message);
});

test('finds listed pages with the same title or description', () => {
  expect(check(page(ABOUT), page('/team'))).toEqual([
    'title is also that of /team',
    'description is also that of /team',
  ]);
  // An alias shows the same page.
  expect(check(page('/blogs'), page('/blog', { own: head('/blogs') }))).toEqual([]);
});

test('an error page needs neither a canonical address nor a share picture', () => {
  const own = `<title>${TITLE}</title><meta name="description" content="${DESCRIPTION}">${NOINDEX}`;
  expect(check(page('/404', { own }))).toEqual([]);
});

test('refuses a site without a domain', () => {
  expect(() => createSite('app', [page('/', { own: '' })])).toThrow('NEXT_PUBLIC_SITE_URL');
});

import { expect, test } from '@jest/globals';
import { parse } from 'parse5';
import { columns } from '@/scripts/lab/audit/columns';
import { factsOf, type PageFacts } from '@/scripts/lab/audit/page';
import { siteOf } from '@/scripts/lab/audit/site';

const ORIGIN = 'https://rivermark.example';

const TITLE = 'Slow releases | Rivermark';
const DESCRIPTION = 'What we do about slow releases, from the first cause to the last Tuesday.';

const head = (path: string) => `<title>${TITLE}</title>
  <meta name="description" content="${DESCRIPTION}">
  <link rel="canonical" href="${ORIGIN}${path}">
  <meta property="og:title" content="Slow releases">
  <meta property="og:type" content="website">
  <meta property="og:image" content="${ORIGIN}/icon.svg.png">
  <meta property="og:image:alt" content="A loop of clay">
  <meta property="og:image:width" content="1200">
  <meta property="og:image:height" content="630">
  <meta name="twitter:card" content="summary_large_image">`;

const crumbs = (...names: string[]) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: names.map((name, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
          item: `${ORIGIN}/`,
        })),
      },
    ],
  })}</script>`;

const page = (path: string, body = '', ownHead = head(path)): PageFacts =>
  factsOf({
    path,
    read: () =>
      parse(
        `<html><head>${ownHead}</head><body>Home About ${body}${crumbs('Home', 'About')}</body></html>`,
      ),
  });

const home = page('/', '<p id="top">Hello</p>', head('/').replace(/Slow|slow/g, 'Fast'));

/** What a column finds on the page at /about-us, whose site is these pages. */
function holesOf(name: keyof typeof columns, about: PageFacts, ...others: PageFacts[]) {
  const site = siteOf('app', [home, about, ...others]);
  const files = ['/icon.svg.png', '/a.webp', '/icon.svg'];
  return columns[name](about, {
    ...site,
    has: (path) => site.pages.has(path) || files.includes(path),
  }).holes;
}

const ABOUT = '/about-us';

test('a sound page has no hole', () => {
  const about = page(ABOUT, '<a href="/#top">Up</a><img src="/a.webp">');
  for (const name of ['title', 'description', 'canonical', 'JSON-LD', 'picture', 'links'] as const)
    expect([name, ...holesOf(name, about)]).toEqual([name]);
});

const changed = (from: string | RegExp, to: string) =>
  page(ABOUT, '', head(ABOUT).replace(from, to));
const missing = (column: keyof typeof columns, tag: RegExp) => [column, changed(tag, '')] as const;

test.each([
  ['title', changed(TITLE, 'Us'), 'has 2 characters'],
  ['title', changed(TITLE, `${TITLE} `.repeat(4)), 'characters, not 10 to 70'],
  ['description', changed(DESCRIPTION, 'Slow.'), 'has 5 characters'],
  ['description', changed(DESCRIPTION, `${DESCRIPTION} `.repeat(3)), 'not 50 to 160'],
  ['canonical', changed(`${ORIGIN}${ABOUT}`, `${ORIGIN}/team`), `not "${ORIGIN}${ABOUT}"`],
  ['canonical', changed(`${ORIGIN}${ABOUT}`, ABOUT), `not "${ORIGIN}${ABOUT}"`],
  [
    'canonical',
    page(ABOUT, '', `${head(ABOUT)}<meta name="robots" content="noindex">`),
    'goes with noindex',
  ],
  ['canonical', page('/404', '', `<title>${TITLE}</title>`), 'goes without noindex'],
  ['JSON-LD', page('/services/devops'), 'lacks Service'],
  ['JSON-LD', page('/home-two'), 'has BreadcrumbList, which belongs elsewhere'],
  ['JSON-LD', page(ABOUT, crumbs('Elsewhere')), 'says "Elsewhere", which the page does not'],
  ['picture', changed('og:image"', 'og:imago"'), 'lacks og:image'],
  ['picture', changed('/icon.svg.png', '/gone.png'), 'gone.png is not there'],
  ['picture', changed('content="630"', 'content="640"'), 'is not 1200 × 630'],
  ['picture', changed('summary_large_image', 'summary'), 'lacks the card of X'],
  ['links', page(ABOUT, '<a href="/nowhere">x</a>'), '/nowhere is not there'],
  ['links', page(ABOUT, '<a href="/#nowhere">x</a>'), '/#nowhere has no such anchor'],
  [
    'links',
    page(ABOUT, '<svg><use href="/icon.svg#nowhere"></use></svg>'),
    '/icon.svg#nowhere has no such anchor',
  ],
  ['links', page(ABOUT, '<img src="/gone.webp">'), '/gone.webp is not there'],
  ['links', page(ABOUT, '<img srcset="/a.webp 1x, /b.webp 2x">'), '/b.webp is not there'],
  ['links', page(ABOUT, '<a href="https://example.org">x</a>'), 'says where from'],
  ['links', page(ABOUT, `<a href="${ORIGIN}/nowhere">x</a>`), '/nowhere is not there'],
] as const)('the column %s finds what is wrong', (name, about, expected) => {
  expect(holesOf(name, about).join('\n')).toContain(expected);
});

test.each([
  missing('title', /<title>.*<\/title>/),
  missing('description', /<meta name="description"[^>]*>/),
  missing('canonical', /<link rel="canonical"[^>]*>/),
])('the column %s finds that nothing is there', (name, about) => {
  expect(holesOf(name, about)).not.toEqual([]);
});

test.each(['title', 'description'] as const)('no two pages may share a %s', (name) => {
  const team = page('/team');
  expect(holesOf(name, page(ABOUT), team)).toEqual(['is that of /team as well']);
  // A second address shows the same page.
  expect(holesOf(name, page('/blogs'), page('/blog'))).toEqual([]);
});

test('an error page needs neither canonical link nor picture', () => {
  const error = page('/404', '', `<title>${TITLE}</title><meta name="robots" content="noindex">`);
  expect(holesOf('canonical', error)).toEqual([]);
  expect(holesOf('picture', error)).toEqual([]);
});

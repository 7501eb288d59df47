import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { Shell } from '@/components/layout/Shell/Shell';
import type { LinkData } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { site as getSite } from '@/content/site/site';

const toService = (label: string, href: `/services/${string}`) => ({
  label,
  href,
  hint: label,
  world: 'mint' as const,
  picture: picture.parse({ name: 'cloud', decorative: true }),
});

const further: LinkData[] = [{ label: 'All boats', href: '/services' }];

/** The site with menus of its own, so that the tests know what stands in them. */
const site = {
  ...getSite(),
  header: {
    ...getSite().header,
    links: [
      { label: 'Home', href: '/' },
      { label: 'Blogs', href: '/blogs' },
    ],
    services: {
      label: 'Services',
      href: '/services',
      items: [toService('Ferries', '/services/ferries'), toService('Tugs', '/services/tugs')],
      below: further,
    },
    contact: { label: 'Contact Us', href: '/contact' },
  },
  menu: {
    ...getSite().menu,
    cases: [{ ...toService('Locks', '/services/tugs'), href: '/projects/locks' }],
    links: further,
  },
  demoHeader: {
    ...getSite().demoHeader,
    groups: [
      { label: 'Home', links: [{ label: 'Home Two', href: '/home-two' }] },
      { label: 'Our pages', links: [{ label: 'About Me', href: '/about-me' }] },
    ],
  },
  panel: {
    ...getSite().panel,
    support: { ...getSite().panel.support, answer: 'Take the ferry.' },
  },
} satisfies ReturnType<typeof getSite>;

function setUp(props: Partial<Parameters<typeof Shell>[0]> = {}) {
  showPage(
    <Shell site={site} path="/about-us" {...props}>
      <h1>About</h1>
    </Shell>,
  );
}

/** Finds a dialog by its name. A closed dialog has no role. */
const getDialog = (name: string) => screen.getByLabelText(name, { selector: 'dialog' });

const getLinks = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** The labels of the items with this value of `aria-current`. */
const getCurrent = (element: Element, value: 'page' | 'true') =>
  [...element.querySelectorAll(`[aria-current="${value}"]`)].map(
    (item) => item.querySelector('b')?.textContent ?? item.textContent,
  );

test.each([
  ['https://boats.example', 1],
  ['', 0],
])('on a site at "%s" the page has %d script of structured data', (url, count) => {
  setUp({ site: { ...site, url }, structuredData: [{ '@type': 'Organization', url: `${url}/` }] });
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(count);
});

test.each([
  ['main', '/', undefined, ['Home'], []],
  ['main', '/blogs/1', undefined, [], ['Blogs']],
  ['main', '/blogging-tips', undefined, [], []],
  ['main', '/contact', undefined, ['Contact Us'], []],
  ['main', '/services', undefined, ['All boats'], ['Services']],
  ['main', '/services/ferries', undefined, ['Ferries'], ['Services']],
  ['main', '/some-details', '/services', [], ['Services']],
  ['demo', '/home-two', undefined, ['Home Two'], ['Home']],
  ['demo', '/about-me', undefined, ['About Me'], ['Our pages']],
] as const)(
  'header %s and its menu at %s (above it %s) mark the pages %j and the sections %j',
  (header, path, above, pages, sections) => {
    setUp({ header, path, ...(above && { above }) });
    const menu = getDialog(site.menu.label);
    for (const part of [screen.getByRole('banner'), menu]) {
      expect(getCurrent(part, 'page')).toEqual(pages);
      expect(getCurrent(part, 'true')).toEqual(sections);
    }
    const open = [...menu.querySelectorAll('details[open]')];
    expect(open.map((details) => details.querySelector('summary')?.textContent)).toEqual(
      menu.querySelector('details [aria-current="page"]') ? sections : [],
    );
  },
);

test('the menu has every entry of its header, the case studies and further links', () => {
  const { links, services } = site.header;
  setUp();
  expect(getLinks(getDialog(site.menu.label))).toEqual(
    expect.arrayContaining(
      [...links, ...services.items, ...site.menu.cases, ...further].map(({ href }) => href),
    ),
  );
  setUp({ header: 'demo' });
  expect(getLinks(getDialog(site.menu.label))).toEqual(
    expect.arrayContaining(['/home-two', '/about-me']),
  );
});

test('the contact panel has everything the specification lists', () => {
  setUp();
  const panel = getDialog(site.panel.label);
  const { hours, chat, project, support } = site.panel;
  const { email, phone, offices } = site.agency;
  const { title, answer } = support;
  const cities = offices.map(({ city }) => city);
  const words = [
    email.display,
    phone?.display,
    ...cities,
    hours?.days,
    hours?.times,
    title,
    answer,
  ];
  for (const part of words) expect(panel).toHaveTextContent(part ?? '');
  expect(getLinks(panel)).toEqual(
    expect.arrayContaining(
      [chat, project, ...support.links].flatMap((link) => (link ? [link.href] : [])),
    ),
  );
});

test('footer 1 has its columns, phone, mail, networks, the first office and the year', () => {
  setUp();
  const footer = screen.getByRole('contentinfo');
  const { phone, email, offices, social, name } = site.agency;
  const links = [...site.footer.columns.flatMap((column) => column.links), email, ...social];
  if (phone) links.push({ label: phone.display, href: phone.href });
  expect(getLinks(footer)).toEqual(expect.arrayContaining(links.map(({ href }) => href)));
  expect(footer).toHaveTextContent(offices[0]?.lines.join(' ') ?? '');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} ${name}.`);
});

test.each([2, 3] as const)('footer %d has its words, its networks and the year', (footer) => {
  setUp({ footer });
  const part = screen.getByRole('contentinfo');
  const { tagline, follow, icons } = site.smallFooter;
  for (const words of [tagline, follow, `© ${new Date().getFullYear()} ${site.agency.name}.`])
    expect(part).toHaveTextContent(words);
  expect(getLinks(part)).toEqual(expect.arrayContaining(icons.map(({ href }) => href)));
});

/** @jest-environment jsdom */
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
const { header, menu, demoHeader, panel, ...rest } = getSite();
const items = [toService('Ferries', '/services/ferries'), toService('Tugs', '/services/tugs')];

/** The site with menus of its own, so that the tests know what stands in them. */
const site: ReturnType<typeof getSite> = {
  ...rest,
  header: {
    ...header,
    links: [
      { label: 'Home', href: '/' },
      { label: 'Blogs', href: '/blogs' },
    ],
    services: { label: 'Services', href: '/services', items, below: further },
    contact: { label: 'Contact Us', href: '/contact' },
  },
  menu: {
    ...menu,
    cases: [{ ...toService('Locks', '/services/tugs'), href: '/projects/locks' }],
    links: further,
  },
  demoHeader: {
    ...demoHeader,
    groups: [
      { label: 'Home', links: [{ label: 'Home Two', href: '/home-two' }] },
      { label: 'Our pages', links: [{ label: 'About Me', href: '/about-me' }] },
    ],
  },
  panel: { ...panel, support: { ...panel.support, answer: 'Take the ferry.' } },
};

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

/** The labels of the items with this value of `aria-current`: their own words, without a hint below. */
const getCurrent = (element: Element, value: 'page' | 'true') =>
  [...element.querySelectorAll(`[aria-current="${value}"]`)].map((item) =>
    [...item.childNodes].find((node) => node instanceof Text)?.data.trim(),
  );

test.each([
  ['main', '/blogs/1', undefined, [], ['Blogs']],
  ['main', '/blogging-tips', undefined, [], []],
  ['main', '/services/ferries', undefined, ['Ferries'], ['Services']],
  ['main', '/some-details', '/services', [], ['Services']],
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

test.each(['main', 'demo'] as const)(
  'header %s has the languages where the site puts them there',
  (variant) => {
    const languages = [
      { language: 'en-GB', name: 'English', href: '/about-us', isHere: true },
      { language: 'de', name: 'Deutsch', href: '/de/ueber-uns', isHere: false },
    ];
    const within = { ...site, header: { ...site.header, languages: true } };
    const getButton = () => screen.queryByRole('button', { name: 'English' });
    setUp({ header: variant, languages });
    expect(getButton()).toBeNull();
    document.body.replaceChildren();
    setUp({ header: variant, languages, site: within });
    const list = document.getElementById(getButton()?.getAttribute('aria-controls') ?? '');
    expect(
      [...(list?.querySelectorAll('a[lang=de]') ?? [])].map((each) => each.getAttribute('href')),
    ).toEqual(['/de/ueber-uns']);
    document.body.replaceChildren();
    setUp({ header: variant, site: within });
    expect(getButton()).toBeNull();
  },
);

test('the panel has no title above links that the site leaves out', () => {
  const { title } = site.panel.support;
  setUp({ site: { ...site, panel: { ...site.panel, support: { title, links: [] } } } });
  expect(screen.queryByText(title)).toBeNull();
});

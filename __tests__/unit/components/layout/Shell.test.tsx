import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { boats as site } from '@/__tests__/support/site';
import { Shell } from '@/components/layout/Shell/Shell';

/** Finds a dialog by its name. A closed dialog has no role. */
const getDialog = (name: string) => screen.getByLabelText(name, { selector: 'dialog' });

function setUp(props: Partial<Parameters<typeof Shell>[0]> = {}) {
  showPage(
    <Shell site={site} path="/about-us" {...props}>
      <h1>About</h1>
    </Shell>,
  );
}

test.each([
  ['https://boats.example', 1],
  ['', 0],
])('on a site at "%s" the page has %d script of structured data', (url, count) => {
  setUp({ site: { ...site, url }, structuredData: [{ '@type': 'Organization', url: `${url}/` }] });
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(count);
});

test('has a menu with every entry of its header', () => {
  setUp();
  expect(
    [...getDialog('Menu').querySelectorAll('nav a')].map((a) => a.getAttribute('href')),
  ).toEqual(['/', '/about-us', '/blogs', ...site.header.services.items.map(({ href }) => href)]);
  expect(getDialog('Menu').querySelector('nav a[aria-current="page"]')).toHaveTextContent(
    'About Us',
  );

  setUp({ header: 'demo', path: '/about-me' });
  expect(
    [...getDialog('Menu').querySelectorAll('nav a')].map((a) => a.getAttribute('href')),
  ).toEqual(site.demoHeader.groups.flatMap(({ links }) => links.map(({ href }) => href)));
  expect(getDialog('Menu').querySelector('a[aria-current="page"]')).toHaveTextContent('About Me');
});

test.each([
  ['main', '/services/tugs', 'Services', 'Tugs'],
  ['demo', '/home-three', 'Home', 'Home Three'],
  ['demo', '/about-me', 'Our pages', 'About Me'],
] as const)(
  'the menu of header %s at %s marks and opens the group %s for %s',
  (header, path, group, page) => {
    setUp({ header, path });
    const marked = getDialog('Menu').querySelectorAll('summary[aria-current="true"]');
    expect([...marked].map((summary) => summary.textContent)).toEqual([group]);
    const open = getDialog('Menu').querySelectorAll('details[open]');
    expect([...open].map((details) => details.querySelector('summary'))).toEqual([...marked]);
    expect(open[0]?.querySelector('[aria-current="page"]')).toHaveTextContent(page);
  },
);

test.each([
  ['/contact', undefined, 'a[aria-current="page"]', site.header.contact.label],
  ['/blogs/1', undefined, 'a[aria-current="true"]', 'Blogs'],
  ['/services', undefined, 'summary[aria-current="true"]', site.header.services.label],
  ['/services-details', '/services', 'summary[aria-current="true"]', site.header.services.label],
])('the menu at %s marks nothing but the entry of this page', (path, above, selector, label) => {
  setUp({ path, ...(above && { above }) });
  const marked = [...getDialog('Menu').querySelectorAll('[aria-current]')];
  expect(marked.map((entry) => entry.textContent)).toEqual([label]);
  expect(marked[0]).toBe(getDialog('Menu').querySelector(selector));
});

test('has a contact panel with everything the specification lists', () => {
  setUp();
  const panel = getDialog('Contact');
  const { office, hours, chat, project, support } = site.panel;
  const { email, phone } = site.agency;
  const words = [email.display, phone.display, office.city, hours.days, hours.times, support.title];
  for (const part of words) expect(panel).toHaveTextContent(part);
  const links = [...panel.querySelectorAll('a')].map((a) => [
    a.textContent,
    a.getAttribute('href'),
  ]);
  expect(links).toEqual(
    expect.arrayContaining([chat, ...support.links].map(({ label, href }) => [label, href])),
  );
  expect(panel.querySelector(`a[href="${project.href}"]`)).toHaveTextContent(project.title);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { boats as site } from '@/__tests__/support/site';
import { FooterMain } from '@/components/layout/Footer/FooterMain';
import { FooterSmall } from '@/components/layout/Footer/FooterSmall';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2031-01-05T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns the name and the address of every link in `element`. */
const getLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);

test('footer 1 shows its columns, phone, mail, the first office, networks and the year of the build', () => {
  render(<FooterMain site={site} />);
  for (const { title, links } of site.footer.columns) {
    const navigation = screen.getByRole('navigation', { name: title });
    expect(getLinks(navigation)).toEqual(links.map(({ label, href }) => [label, href]));
  }
  const footer = screen.getByRole('contentinfo');
  const { phone, email, offices, social, name } = site.agency;
  expect(getLinks(footer)).toEqual(
    expect.arrayContaining([
      [phone.display, phone.href],
      [email.display, email.href],
      ...social.map((each) => [each.name, each.href]),
    ]),
  );
  expect(footer).toHaveTextContent(offices[0]?.lines.join(' ') ?? '?');
  expect(footer).toHaveTextContent(`© 2031 ${name}.`);
});

test.each(['band', 'stage'] as const)(
  'the small footer, %s, shows its parts and the year',
  (variant) => {
    render(<FooterSmall site={site} variant={variant} />);
    const footer = screen.getByRole('contentinfo');
    const { tagline, follow, icons } = site.smallFooter;
    expect(within(footer).getByRole('link', { name: site.agency.name })).toHaveAttribute(
      'href',
      '/',
    );
    for (const words of [tagline, follow, `© 2031 ${site.agency.name}.`]) {
      expect(footer).toHaveTextContent(words);
    }
    expect(getLinks(within(footer).getByRole('list'))).toEqual(
      icons.map(({ label, href }) => [label, href]),
    );
  },
);

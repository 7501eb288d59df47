import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

describe('footer 1', () => {
  test('shows each column as a navigation with its title and its links', () => {
    render(<FooterMain site={site} />);
    for (const { title, links } of site.footer.columns) {
      const navigation = screen.getByRole('navigation', { name: title });
      expect(getLinks(navigation)).toEqual(links.map(({ label, href }) => [label, href]));
    }
  });

  test('shows phone, mail, the first office and the social networks', () => {
    render(<FooterMain site={site} />);
    const footer = screen.getByRole('contentinfo');
    const { phone, email, offices } = site.agency;
    expect(within(footer).getByRole('link', { name: phone.display })).toHaveAttribute(
      'href',
      phone.href,
    );
    expect(
      within(footer).getByText(
        (_, element) => element?.matches('a') === true && element.textContent === email.display,
      ),
    ).toHaveAttribute('href', email.href);
    expect(footer).toHaveTextContent(offices[0]?.lines.join('') ?? '?');
    for (const { name, href } of site.agency.social) {
      expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});

describe.each(['band', 'stage'] as const)('the small footer, %s', (variant) => {
  test('shows logo, tagline and the icons', () => {
    render(<FooterSmall site={site} variant={variant} />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveAttribute('data-variant', variant);
    expect(within(footer).getByRole('link', { name: site.agency.name })).toHaveAttribute(
      'href',
      '/',
    );
    expect(footer).toHaveTextContent(site.smallFooter.tagline);
    expect(
      within(footer).getByRole('heading', { name: site.smallFooter.follow }),
    ).toBeInTheDocument();
    const icons = within(footer).getByRole('list');
    expect(getLinks(icons)).toEqual(site.smallFooter.icons.map(({ label, href }) => [label, href]));
  });
});

test.each([
  ['1', <FooterMain key="1" site={site} />],
  ['2', <FooterSmall key="2" site={site} variant="band" />],
  ['3', <FooterSmall key="3" site={site} variant="stage" />],
])('footer %s shows the year of the build', (_, footer) => {
  render(footer);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${site.agency.name}.`);
});

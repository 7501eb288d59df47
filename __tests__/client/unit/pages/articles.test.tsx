import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getHeadings, getWords, showMain } from '@/__tests__/support/main';
import { loadPage } from '@/__tests__/support/page';
import NotFoundPage from '@/app/not-found';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  test('the article card shows its reading time, its author and Read More', async () => {
    const main = showMain(await loadPage('/blogs'));
    const [card] = within(main)
      .getAllByRole('article')
      .filter((each) => within(each).queryByRole('heading', { name: /Web development trends/ }));
    expect(getWords(card)).toMatch(/\d+ min read/);
    expect(getWords(card)).toContain('James Whitlow');
    const name = `Read More about ${getWords(card?.querySelector('h2'))}`;
    const link = within(main).getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/blogs/1');
    expect(link).toHaveTextContent('Read More');
  });

  test.each([
    ['/privacy-policy', 11],
    ['/terms-condition', 10],
  ])('%s has %d numbered sections, a mail address and a phone number', async (route, count) => {
    const main = showMain(await loadPage(route));
    expect(getHeadings(main, 2)).toHaveLength(count);
    expect(main.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
    expect(main.querySelector('a[href^="tel:"]')).toBeInTheDocument();
    expect(getWords(main)).toMatch(/\b13\b/);
  });

  test('the 404 page has the exact words', () => {
    const main = showMain(<NotFoundPage />);
    expect(getWords(main.querySelector('h1'))).toBe('404 - Page Not Found!');
    expect(
      within(main).getByText('The page you are looking for does not exist'),
    ).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute(
      'href',
      '/',
    );
  });
});

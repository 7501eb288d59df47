import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { getHeadings, getSection, getWords, showMain } from '@/__tests__/support/main';
import BlogDetailsPage from '@/app/blog-details/page';
import BlogsPage from '@/app/blogs/page';
import NotFoundPage from '@/app/not-found';
import PrivacyPage from '@/app/privacy-policy/page';
import TermsPage from '@/app/terms-condition/page';

describe(ADVICE, () => {
  /** Tests of these pages by sections 1 to 3 and 9 of the specification. */

  test('the article card shows its facts, 150 characters of text with an ellipsis, and Read More', () => {
    const main = showMain(<BlogsPage />);
    const [card] = within(main)
      .getAllByRole('article')
      .filter((each) => within(each).queryByRole('heading', { name: /Web development trends/ }));
    expect(card?.querySelector('img')).toBeInTheDocument();
    expect(getWords(card)).toMatch(/\d+ min read/);
    expect(card?.querySelector('time')).toHaveAttribute('datetime', '2026-11-12');
    expect(getWords(card)).toContain('James Whitlow');
    const cut = [...(card?.querySelectorAll('span') ?? [])].find(
      (span) => span.textContent?.length === 150 && span.nextSibling?.textContent === '…',
    );
    expect(cut).toBeDefined();
    const name = `Read More about ${getWords(card?.querySelector('h2'))}`;
    const link = within(main).getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/blogs/1');
    expect(link).toHaveTextContent('Read More');
  });

  test('the sample article has comments and a form that sends nothing', () => {
    const main = showMain(<BlogDetailsPage />);
    expect(main.querySelector('h1')).toBeInTheDocument();
    const form = main.querySelector('form');
    expect(form).toBeInTheDocument();
    expect(form).not.toHaveAttribute('action');
    const comments = getSection(main, /comment|said/i);
    expect(comments.querySelectorAll('li').length).toBeGreaterThanOrEqual(1);
  });

  describe.each([
    ['the privacy policy', PrivacyPage, 11],
    ['the terms', TermsPage, 10],
  ])('%s', (_, Page, count) => {
    test(`has ${count} numbered sections, a mail address and a phone number`, () => {
      const main = showMain(<Page />);
      expect(getHeadings(main, 2)).toHaveLength(count);
      for (const [i, title] of getHeadings(main, 2).entries()) {
        expect(title).toMatch(new RegExp(`^${i + 1}\\b`));
      }
      expect(main.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
      expect(main.querySelector('a[href^="tel:"]')).toBeInTheDocument();
      expect(getWords(main)).toMatch(/\b13\b/);
    });
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

import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { boats as site } from '@/__tests__/support/site';
import { Shell } from '@/components/layout/Shell/Shell';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { analytics } from '@/content/words/analytics-schema';

const ID = '1234567890123456';
const { question } = site.analytics;

function setUp(consent: 'start' | 'ask', pixel: string, footer: 1 | 2 | 3 = 1) {
  const settings = analytics.parse({ consent, pixel, question });
  showPage(
    <Shell site={{ ...site, analytics: settings }} path="/about-us" footer={footer}>
      <h1>About</h1>
    </Shell>,
  );
}

const getReopenButton = () => screen.queryByRole('button', { name: question.reopen });

describe.each(['start', 'ask'] as const)('without a pixel id, consent "%s"', (consent) => {
  test('renders no tracker and no question', () => {
    setUp(consent, '');
    expect(document.querySelector('[data-pixel]')).toBeNull();
    expect(getReopenButton()).toBeNull();
    expect(document.body.innerHTML).not.toContain(question.title);
  });
});

test.each([
  ['start', null],
  ['ask', ''],
] as const)(
  'consent "%s" on a page that may not ask renders the tracker alone',
  (consent, afterYes) => {
    const settings = analytics.parse({ consent, pixel: ID, question });
    showPage(<Tracker analytics={settings} asks={false} />);
    const tracker = document.querySelector('[data-enhance="tracker"]');
    expect(tracker).toHaveAttribute('data-pixel', ID);
    expect(tracker?.getAttribute('data-after-yes')).toBe(afterYes);
    expect(document.body.innerHTML).not.toContain(question.title);
  },
);

test('the question says what happens before an answer', () => {
  setUp('start', ID);
  expect(document.body).toHaveTextContent(question.until.start);
  expect(document.body).not.toHaveTextContent(question.until.ask);
});

test('only a site that asks waits for a yes', () => {
  setUp('start', ID);
  expect(document.querySelector('[data-pixel]')).not.toHaveAttribute('data-after-yes');
});

describe.each(['start', 'ask'] as const)('consent "%s"', (consent) => {
  /** Renders the question, which is hidden until its script shows it. */
  function renderQuestion() {
    setUp(consent, ID);
    const region = document.querySelector<HTMLElement>(`section[aria-label="${question.title}"]`);
    if (!region) throw new Error('The page has no question.');
    return region;
  }

  test('renders a hidden region', () => {
    expect(renderQuestion()).not.toBeVisible();
    expect(renderQuestion()).toHaveAttribute('data-pixel', ID);
    expect(renderQuestion()).toHaveAttribute('data-when', 'load');
    expect(document.querySelector('[data-enhance="tracker"]')).toBeNull();
  });

  test('the two answers look alike', () => {
    const answers = within(renderQuestion()).getAllByRole('button', { hidden: true });
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      question.accept,
      question.refuse,
    ]);
    const [accept, refuse] = answers;
    expect(refuse?.className).toBe(accept?.className);
  });

  test('links to the privacy policy', () => {
    expect(renderQuestion().querySelector('a')).toHaveAttribute('href', question.more.href);
  });

  test.each([1, 2, 3] as const)(
    'footer %d has a button that shows the question again',
    (footer) => {
      setUp(consent, ID, footer);
      expect(screen.getByRole('contentinfo')).toContainElement(getReopenButton());
    },
  );

  test('the skip link stays the first control of the page', () => {
    setUp(consent, ID);
    expect(document.querySelector('a, button')).toHaveTextContent('Skip to content');
  });
});

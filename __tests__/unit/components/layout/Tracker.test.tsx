import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { Shell } from '@/components/layout/Shell/Shell';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { analytics } from '@/content/schema/analytics';
import { site } from '@/content/site';

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

const choices = () => screen.queryByRole('button', { name: 'Privacy choices' });

describe.each(['start', 'ask'] as const)('without an id, set to %s,', (consent) => {
  test('the page holds nothing of the tracker', () => {
    setUp(consent, '');
    expect(document.querySelector('[data-pixel]')).toBeNull();
    expect(choices()).toBeNull();
    expect(document.body.innerHTML).not.toContain(question.title);
  });
});

describe('set to start', () => {
  test('the page names the tracker, and asks nothing', () => {
    setUp('start', ID);
    const tracker = document.querySelector('[data-enhance="tracker"]');
    expect(tracker).toHaveAttribute('data-pixel', ID);
    expect(tracker).toHaveAttribute('data-when', 'load');
    expect(choices()).toBeNull();
    expect(document.body.innerHTML).not.toContain(question.title);
  });
});

test.each([
  ['start', null],
  ['ask', ''],
] as const)('set to %s, a page that may not ask holds the tracker alone', (consent, afterYes) => {
  const settings = analytics.parse({ consent, pixel: ID, question });
  showPage(<Tracker analytics={settings} asks={false} />);
  const tracker = document.querySelector('[data-enhance="tracker"]');
  expect(tracker).toHaveAttribute('data-pixel', ID);
  expect(tracker?.getAttribute('data-after-yes')).toBe(afterYes);
  expect(document.body.innerHTML).not.toContain(question.title);
});

describe('set to ask', () => {
  /** Hidden until its script shows it. */
  function asked() {
    setUp('ask', ID);
    const region = document.querySelector<HTMLElement>(`section[aria-label="${question.title}"]`);
    if (!region) throw new Error('There is no question.');
    return region;
  }

  test('the question is there, hidden, and is no dialog', () => {
    expect(asked()).not.toBeVisible();
    expect(asked()).toHaveAttribute('data-pixel', ID);
    expect(asked()).toHaveAttribute('data-when', 'load');
    expect(document.querySelector('[data-enhance="tracker"]')).toBeNull();
  });

  test('its two answers look alike', () => {
    const answers = within(asked()).getAllByRole('button', { hidden: true });
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Accept', 'Refuse']);
    const [accept, refuse] = answers;
    expect(refuse?.className).toBe(accept?.className);
  });

  test('it says where to read more', () => {
    expect(asked().querySelector('a')).toHaveAttribute('href', '/privacy-policy#meta-pixel');
  });

  test.each([1, 2, 3] as const)('footer %d can ask again', (footer) => {
    setUp('ask', ID, footer);
    expect(screen.getByRole('contentinfo')).toContainElement(choices());
  });

  test('the first thing of the page is still the link past the header', () => {
    setUp('ask', ID);
    expect(document.querySelector('a, button')).toHaveTextContent('Skip to content');
  });
});

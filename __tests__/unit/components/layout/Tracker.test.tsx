/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '@/__tests__/support/page';
import { Shell } from '@/components/layout/Shell/Shell';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { analytics } from '@/content/site/analytics-schema';
import { site as getSite } from '@/content/site/site';

const ID = '1234567890123456';
const site = getSite();
const { question } = site.analytics;
const words = { ...question, ofScript: { text: 'A script counts.', more: 'What it receives' } };

function setUp(consent: 'start' | 'ask', pixel: string) {
  const settings = analytics.parse({ consent, pixel, question: words });
  showPage(
    <Shell site={{ ...site, analytics: settings }} path="/about-us">
      <h1>About</h1>
    </Shell>,
  );
}

const getReopenButton = () => screen.queryByRole('button', { name: question.reopen });

test('without a pixel id it renders nothing', () => {
  setUp('start', '');
  expect(document.querySelector('[data-pixel]')).toBeNull();
  expect(getReopenButton()).toBeNull();
  expect(document.body.innerHTML).not.toContain(question.title);
});

test.each(['start', 'ask'] as const)('"%s" renders a hidden question', (consent) => {
  setUp(consent, ID);
  const region = document.querySelector<HTMLElement>(`section[aria-label="${question.title}"]`);
  expect(region).not.toBeVisible();
  expect(region).toHaveAttribute('data-pixel', ID);
  expect(region?.hasAttribute('data-after-yes')).toBe(consent === 'ask');
  expect(region).toHaveTextContent(question.until[consent]);
  expect(getReopenButton()).toBeInTheDocument();
});

test('a script is described for the browser, with the words about it and without the pixel’s own script', () => {
  const script = {
    src: 'https://stats.example.com/stats.js',
    start: '/start.js',
    connect: ['https://api.example.com'],
    cookies: ['_st'],
  };
  const settings = analytics.parse({ consent: 'ask', pixel: '', question: words, script });
  showPage(<Tracker analytics={settings} asks={false} />);
  expect(document.body.innerHTML).not.toContain(question.title);
  showPage(<Tracker analytics={settings} />);
  const region = document.querySelector<HTMLElement>('[data-scripts]');
  const { connect, ...described } = { ...script, attributes: {} };
  expect(JSON.parse(region?.dataset.scripts ?? '')).toEqual([described]);
  expect(region).toHaveTextContent(words.ofScript.text);
  expect(document.querySelector('script')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parse } from '@/content/schema/parse';
import { analytics } from '@/content/site/analytics-schema';
import { site } from '@/content/site/site';

const { question } = site().analytics;
const parseTracker = (consent: string, pixel: string) =>
  parse('content/site.yaml', analytics, { consent, pixel, question });

test.each([
  ['start', '1234567890123456', 'start'],
  ['ask', '1234567890123456', 'ask'],
  ['start', '', 'absent'],
  ['ask', '', 'absent'],
])('"%s" with the id "%s" is %s', (consent, pixel, tracker) => {
  expect(parseTracker(consent, pixel)).toMatchObject({ tracker, pixel: pixel || null });
});

test.each(['12 34', '1234;', '१२३४', '1234\n'])(
  'the id "%s" stops the build with the variable, what it holds and the remedy',
  (id) => {
    const message = getErrorMessage(() => parseTracker('start', id));
    expect(message).toMatch(/^content\/site\.yaml is invalid:\n {2}pixel: /);
    expect(message).toContain(`NEXT_PUBLIC_META_PIXEL_ID is "${id}": expected the pixel's id`);
    expect(message).toContain('Correct it, or remove it');
  },
);

test('there are two settings', () => {
  expect(getErrorMessage(() => parseTracker('never', ''))).toMatch(/consent: .*"start".*"ask"/);
});

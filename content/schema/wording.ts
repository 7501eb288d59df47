import { z } from 'zod';
import { text } from './text';

/** A text with names in braces, which the site replaces. */
const pattern = (...names: readonly string[]) => {
  const all = names.map((name) => `{${name}}`);
  return text.refine(
    (words) => all.every((name) => words.includes(name)),
    `expected a text with ${all.join(' and ')}`,
  );
};

/** Words and formats that the site puts together with times and numbers, on many pages. */
export const wording = z.strictObject({
  clock: z
    .literal([12, 24], 'expected 12 or 24')
    .describe('Whether times of opening are "3:30 pm" or "15:30"'),
  hours: pattern('opens', 'closes').describe('Opening hours: "{opens} to {closes}"'),
  days: pattern('first', 'last').describe('Days in a row: "{first} to {last}"'),
  readingTime: pattern('minutes').describe(
    'How long an article takes to read: "{minutes} min read"',
  ),
  home: text.describe('What breadcrumbs call the home page'),
  breadcrumb: text.describe('What screen readers call the path from the home page to this one'),
  carousel: z
    .strictObject({
      carousel: text,
      slide: text,
      place: pattern('number', 'count').describe('The place of a slide: "{number} of {count}"'),
    })
    .describe('What screen readers call a row of slides, and one of its slides'),
});

/** What screen readers call a row of slides, and one of its slides. */
export type SlideWords = z.infer<typeof wording>['carousel'];

export type Wording = z.infer<typeof wording>;

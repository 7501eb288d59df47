import { expect, test } from '@jest/globals';
import { legal } from '@/content/legal';
import { fillPlaceholders } from '@/content/loaders/placeholders';

const fill = (content: unknown) => fillPlaceholders('content/pages/x.yaml', content);
/** Tests have no pixel, so there is no tracker. */
const { trackers, pageViews } = legal.tracker.absent;

test('a placeholder is replaced by its words at any depth', () => {
  expect(fill({ lead: 'Two forms, {trackers}.', year: 2026, rows: [[true, null]] })).toEqual({
    lead: `Two forms, ${trackers}.`,
    year: 2026,
    rows: [[true, null]],
  });
});

test('in a list a placeholder may become several items or none', () => {
  expect(fill(['First.', '{pageViews}', '{counting}', 'Last.'])).toEqual([
    'First.',
    ...pageViews,
    'Last.',
  ]);
});

test('an unknown placeholder is an error that lists the known ones', () => {
  expect(() => fill({ lead: 'Two forms, {tracker}.' })).toThrow(
    'content/pages/x.yaml: unknown placeholder {tracker}. Known: {trackers}, {records},',
  );
});

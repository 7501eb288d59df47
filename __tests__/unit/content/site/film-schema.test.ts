import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parse } from '@/content/schema/parse';
import { film as schema } from '@/content/site/film-schema';

const address = schema.pick({ address: true });
const message = (value: unknown) =>
  getErrorMessage(() => parse('content/film.yaml', address, { address: value }));

test.each(['/film/behind-the-counter', 'https://www.youtube-nocookie.com/embed/abc'])(
  'a film may play at %s',
  (value) => {
    expect(address.safeParse({ address: value }).success).toBe(true);
  },
);

test.each([
  '//www.youtube-nocookie.com/embed/abc',
  '/film/nowhere',
  'javascript:alert(1)',
  undefined,
])('a film may not play at %s, and the message says where it may', (value) => {
  expect(message(value)).toContain('content/film.yaml is invalid:\n  address: ');
  expect(message(value)).toContain(
    'expected a film page of content/routes.ts, or the https address of a player, such as https://www.youtube-nocookie.com/embed/…',
  );
});

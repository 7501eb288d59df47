import { expect, test } from '@jest/globals';
import { colour } from '@/content/schema/colour';
import { getModel } from '@/content/schema/model';
import { toCmsField } from '@/scripts/edit/fields';

const accepted = [
  ['#F9F871', '#f9f871'],
  ['#f9F', '#ff99ff'],
  [' # f9f8 71\n', '#f9f871'],
  ['0F766E', '#0f766e'],
] as const;

test.each(accepted)('%j is the colour %s', (written, read) => {
  expect(colour.parse(written)).toBe(read);
});

test.each(['', '#', '#ffff', '#12345g', '#11223344', 'red', 'rgb(1 2 3)', '##fff', null, 112233])(
  '%j is no colour',
  (written) => {
    expect(colour.safeParse(written).error?.issues[0]?.message).toMatch(/such as "#0f766e"/);
  },
);

test('the editor accepts what the build accepts', () => {
  const {
    pattern: [pattern, expected],
  } = toCmsField('primary', getModel(colour), []) as unknown as { pattern: [string, string] };
  // The editor reads an expression between slashes with its flags.
  const [, source = '', flags] = /^\/(.+)\/([a-z]*)$/.exec(pattern) ?? [];
  for (const [written] of accepted) expect(written).toMatch(new RegExp(source, flags));
  expect('red').not.toMatch(new RegExp(source, flags));
  expect(expected).not.toMatch(/quotes/);
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { parse } from '@/content/schema/parse';

afterEach(() => {
  jest.dontMock('@/content/files/agency');
});

/** The schemas for an agency with a number of offices. */
async function readSchemas(count: number) {
  jest.resetModules();
  const offices = Array.from({ length: count }, (_, i) => ({ number: i + 1 }));
  jest.doMock('@/content/files/agency', () => ({ agency: () => ({ offices }) }));
  return import('@/content/files/known-office');
}

test.each([
  [1, 'content/agency.yaml has one office, expected 1, found 2'],
  [3, 'content/agency.yaml has 3 offices, expected 1 to 3, found 4'],
])('with %d offices, the next number is named as wrong', async (count, message) => {
  const { knownOffice, knownOfficeNumber } = await readSchemas(count);
  for (const schema of [knownOffice, knownOfficeNumber]) {
    expect(getErrorMessage(() => parse('page.yaml', schema, count + 1))).toContain(message);
  }
});

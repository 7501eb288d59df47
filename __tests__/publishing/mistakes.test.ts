import { beforeAll, expect, test } from '@jest/globals';
import { check, copy, readSources } from './site';

/** Makes mistakes in the content of a copy of the site, as an owner may. */

beforeAll(copy);

test('the check writes no file', () => {
  const before = readSources();
  expect(check()).toBe('');
  expect(readSources()).toEqual(before);
});

import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { check, copy, read, readSources, remove, write } from './site';

/** Makes mistakes in the content of a copy of the site, as an owner may. */

beforeAll(copy);

test('the check writes no file', () => {
  const before = readSources();
  expect(check()).toBe('');
  expect(readSources()).toEqual(before);
});

test('a client without a case study does not hide what else refers to that case study', () => {
  const { items } = parse(read('content/clients.yaml'));
  const { client } = items.at(-1);
  const file = `content/projects/${client}.yaml`;
  const text = read(file);
  remove(file);
  const message = check();
  write(file, text);
  expect(message).toContain(
    `content/clients.yaml is invalid:\n  items.${items.length - 1}.client: expected a file`,
  );
  expect(message).toMatch(
    new RegExp(`content/services/\\S+ is invalid:\n.*found "/projects/${client}"`),
  );
});

/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { serviceFiles } from '@/content/collections/services';
import { aliases, rawPages } from '@/content/files/pages';
import { servicePath } from '@/content/routes';
import { listAddresses } from '@/scripts/edit/addresses';

test('each page and each entry is known by its addresses', () => {
  const { known, entries } = listAddresses(false);
  for (const { name, path } of rawPages()) expect(entries[path]).toBe(`pages/${name}`);
  for (const [alias, path] of aliases()) expect(entries[alias]).toBe(entries[path]);
  for (const { slug } of serviceFiles.all())
    expect(entries[servicePath(slug)]).toBe(`services/${slug}`);
  expect(known).toEqual(expect.arrayContaining(rawPages().map(({ path }) => path)));
  expect(known.filter((address) => address.includes('#'))).toEqual([]);
});

test('a list that everybody can read has no drafts', () => {
  const { entries, mayBeMore } = listAddresses(true);
  const drafts = rawPages().filter(({ draft }) => draft);
  expect(drafts.filter(({ path }) => path in entries)).toEqual([]);
  expect([mayBeMore, listAddresses(false).mayBeMore]).toEqual([true, false]);
});

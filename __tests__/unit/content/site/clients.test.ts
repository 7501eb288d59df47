import { expect, test } from '@jest/globals';
import { projects } from '@/content/collections/projects';
import { clients } from '@/content/site/shared';

test('the rows of clients have each case study with a logo, with its name, before the others', () => {
  const withLogo = projects().filter(({ logo }) => logo);
  const { items } = clients();
  expect(items.slice(0, withLogo.length).map(({ client, name }) => [client, name])).toEqual(
    withLogo.map(({ slug, name }) => [slug, name]),
  );
  for (const other of items.slice(withLogo.length)) expect(other.client).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { projects } from '@/content/projects/projects';
import { clients, withLogo } from '@/content/site/shared';

test('a case study has the logo of its client, whatever its name, or none', () => {
  const [project] = projects();
  const [client] = clients().items;
  if (!client || !project) throw new Error('There is no client or no case study.');
  expect(withLogo({ ...project, slug: client.client, name: 'Marsh Ferry' }).logo).toBe(client);
  expect(withLogo({ ...project, slug: 'marsh-ferry' }).logo).toBeUndefined();
});

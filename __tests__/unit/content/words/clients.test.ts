import { expect, test } from '@jest/globals';
import { projects } from '@/content/projects/projects';
import { clients, withLogo } from '@/content/words/shared';

test('a case study has the logo under the name of its client, or none', () => {
  const [project] = projects();
  const [client] = clients().items;
  if (!client || !project) throw new Error('There is no client or no case study.');
  expect(withLogo({ ...project, name: client.name }).logo).toBe(client);
  expect(withLogo({ ...project, name: 'Marsh Ferry' }).logo).toBeUndefined();
});

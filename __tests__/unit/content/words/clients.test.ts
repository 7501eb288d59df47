import { expect, test } from '@jest/globals';
import { projects } from '@/content/projects/projects';
import { clients, withLogo } from '@/content/words/shared';

test('a case study has the logo that stands under the name of its client', () => {
  const [client] = clients().items;
  const [project] = projects();
  if (!client || !project) throw new Error('There is no client or no case study.');
  expect(withLogo({ ...project, name: client.name }).logo).toBe(client);
});

test('a case study whose client has no logo has none', () => {
  const [project] = projects();
  if (!project) throw new Error('There is no case study.');
  expect(withLogo({ ...project, name: 'Marsh Ferry' }).logo).toBeUndefined();
});

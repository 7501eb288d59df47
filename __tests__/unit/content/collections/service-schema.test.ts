import { expect, test } from '@jest/globals';
import { serviceFiles } from '@/content/collections/services';
import { pictureLike } from '@/content/files/picture';

test('a service without a statement has its summary, and its name as title and page title', () => {
  const fields = `
name: Boat repair
order: 1
hint: Ropes
summary: Boats that leak come in by the slipway, and leave by the lock.
banner:
  world: software
  picture:
    name: ${pictureLike('web')}
    alt: A boat
intro:
  title: A boat should float.
  paragraphs: [We look at it.]
parts:
  title: [Parts]
  cards:
    - { id: oars, title: Oars, description: Two. }
    - { id: sails, title: Sails, description: One. }
`;
  const file = { slug: 'boat-repair', file: 'content/services/boat-repair.yaml' };
  const { data } = serviceFiles.parse(file, fields);
  const { summary } = data;
  expect(data).toMatchObject({
    banner: { title: ['Boat', 'repair'], statement: summary },
    meta: { title: 'Boat repair', description: summary },
  });
});

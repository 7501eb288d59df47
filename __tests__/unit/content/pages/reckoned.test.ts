import { expect, test } from '@jest/globals';
import { readFields, wordsFiles } from '@/content/files/read-file';
import { about } from '@/content/pages/about';
import { careers } from '@/content/pages/careers';
import { home } from '@/content/pages/home';
import { services } from '@/content/pages/services';
import { teamPage } from '@/content/pages/team';
import { pictureLike } from '@/content/schema/picture';
import { serviceFiles } from '@/content/services/services';

const readers = { home, careers };

/** Checks the copy of a page with some parts in place of its own. */
function check(key: keyof typeof readers, parts: object) {
  const file = `content/pages/${key}.yaml`;
  readers[key]();
  return wordsFiles.get(file)?.check({ ...Object(readFields(file)), ...parts });
}

test('a teaser on the home page without words has those of the page that it leads to', () => {
  const { aboutTeaser, teamTeaser } = home();
  const { action, day } = aboutTeaser;
  const found = check('home', {
    aboutTeaser: { action, day },
    serviceGrid: { lines: [] },
    teamTeaser: { action: teamTeaser.action, world: teamTeaser.world },
  });
  const { title, lead } = services().index;
  expect(found).toMatchObject({
    aboutTeaser: { title: about().story.title, paragraphs: [about().story.lead] },
    serviceGrid: { title, lead },
    teamTeaser: { title: teamPage().banner.title, lead: teamPage().banner.lead },
  });
});

test('the working day on the careers page has the words of that on the home page', () => {
  const { title, paragraphs } = careers().intro;
  expect(check('careers', { intro: { title, paragraphs } })).toHaveProperty(
    'intro.day',
    home().aboutTeaser.day,
  );
});

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

import { expect, test } from '@jest/globals';
import { picture } from '@/__tests__/support/pictures';
import { story } from '@/components/sections/project/story.schema';

const chapter = { kind: 'chapter', title: 'The wait', paragraphs: ['We waited.'] };
const hindsight = { kind: 'hindsight', title: 'Next time', paragraphs: ['We would not wait.'] };
const scene = {
  kind: 'scene',
  picture: { name: picture, alt: 'A clay till' },
  caption: 'The till.',
  frame: 'wide',
};

/** The messages about a story, with the fields that they name. */
const messages = (blocks: unknown) => {
  const { error } = story.safeParse(blocks);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

/** The messages about one block of an otherwise valid story. */
const messagesAbout = (block: unknown) => messages([chapter, block, hindsight]);

test('a story has a chapter, and at most one hindsight and one quotation', () => {
  expect(messages([scene, scene, scene])).toEqual([': expected at least one "chapter"']);
  expect(messages([chapter, scene])).toEqual([]);
  expect(messages([chapter, hindsight, hindsight])).toEqual([': expected at most one "hindsight"']);
  expect(messages([chapter, { kind: 'quote' }, { kind: 'quote' }, hindsight])).toEqual([
    ': expected at most one "quote"',
  ]);
});

test('a picture of steps has a caption, and a caption a picture', () => {
  const steps = {
    kind: 'steps',
    title: 'Then',
    steps: ['Look', 'Draw', 'Build'].map((title) => ({ title, text: 'Twice.' })),
  };
  const message = '1.caption: expected "picture" and "caption" together, or neither';
  expect(messagesAbout({ ...steps, caption: 'The till.' })).toEqual([message]);
  expect(messagesAbout({ ...steps, picture: scene.picture })).toEqual([message]);
});

test('a ledger has a cell for each column in every row', () => {
  const ledger = { kind: 'ledger', title: 'A day', caption: 'The book', columns: ['Boat', 'Now'] };
  expect(messagesAbout({ ...ledger, rows: [['Heron', '9'], ['Otter']] })).toEqual([
    '1.rows: expected as many cells in each row as there are columns',
  ]);
});

test('not more shelves are right than there are', () => {
  const shelves = { kind: 'shelves', value: '95%', label: 'right', caption: 'Nearly all.' };
  expect(messagesAbout({ ...shelves, shelves: 20, right: 21 })).toEqual([
    '1.right: expected at most as many as "shelves"',
  ]);
});

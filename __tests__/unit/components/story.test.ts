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

test('a story has a chapter, and at most one hindsight and one quotation', () => {
  const quote = { kind: 'quote' };
  expect(messages([scene, scene, scene])).toEqual([': expected at least one "chapter"']);
  expect(messages([chapter, scene])).toEqual([]);
  expect(messages([chapter, hindsight, hindsight])).toEqual([': expected at most one "hindsight"']);
  expect(messages([chapter, quote, quote])).toEqual([': expected at most one "quote"']);
});

const title = 'Then';
const caption = 'The till.';
const steps = ['Look', 'Draw', 'Build'].map((step) => ({ title: step, text: 'Twice.' }));
const together = '1.caption: expected "picture" and "caption" together, or neither';

test.each([
  ['a picture of steps has a caption', { kind: 'steps', title, steps, caption }, together],
  [
    'a caption of steps has a picture',
    { kind: 'steps', title, steps, picture: scene.picture },
    together,
  ],
  [
    'a ledger has a cell for each column in every row',
    { kind: 'ledger', title, caption, columns: ['Boat', 'Now'], rows: [['Heron', '9'], ['Otter']] },
    '1.rows: expected as many cells in each row as there are columns',
  ],
  [
    'not more shelves are right than there are',
    { kind: 'shelves', value: '95%', label: 'right', caption, shelves: 20, right: 21 },
    '1.right: expected at most as many as "shelves"',
  ],
])('%s', (_, block, message) => {
  expect(messages([chapter, block, hindsight])).toEqual([message]);
});

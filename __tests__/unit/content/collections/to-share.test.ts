import { expect, test } from '@jest/globals';
import { picture as name, otherPicture } from '@/__tests__/support/pictures';
import { toShare } from '@/content/collections/to-share';
import { picture } from '@/content/files/picture';

const set = picture.parse({ name, alt: 'A browser window of clay' });
const sprite = picture.parse({ name: otherPicture, decorative: true });
const banner = { title: ['Tea', 'and toast'], world: 'software', lead: 'At four.' };

test('the copy chooses the line, and may replace the rest', () => {
  const share = toShare(
    'tea.yaml',
    { ...banner, picture: set },
    { kind: 'set', pictures: [sprite], line: 'lead', world: 'mint', alt: 'An arch' },
  );
  expect(share).toEqual({
    title: 'Tea and toast',
    line: 'At four.',
    world: 'mint',
    art: { kind: 'set', picture: sprite },
    alt: 'An arch',
  });
});

test.each([
  [
    'no pictures',
    banner,
    { kind: 'set' },
    'tea.yaml is invalid:\n  share.pictures: expected a picture, as the first section has none. Add "pictures"',
  ],
  [
    'no text alternative',
    { ...banner, people: [sprite] },
    { kind: 'people' },
    'share.alt: expected words that say what it shows, as the first section has none. Add "alt"',
  ],
  [
    'a line that the banner lacks',
    { ...banner, picture: set },
    { kind: 'set', line: 'role' },
    'share.line: expected words that the first section has, found "role". Correct it, or delete it',
  ],
] as const)('%s: the error says what to do', (_, top, copy, message) => {
  expect(() => toShare('tea.yaml', top, copy)).toThrow(message);
});

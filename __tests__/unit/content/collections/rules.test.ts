import { expect, test } from '@jest/globals';
import { picture as name, otherPicture } from '@/__tests__/support/pictures';
import { fillClocks } from '@/content/collections/clocks';
import { findRelated } from '@/content/collections/related-articles';
import { toLines } from '@/content/collections/service-lines';
import { testimonial } from '@/content/collections/testimonial-schema';
import { toShare } from '@/content/collections/to-share';
import { picture } from '@/content/files/picture';

const pune = { timeZone: 'Asia/Kolkata', place: { latitude: 18.5 } };
const leeds = { timeZone: 'Europe/London', place: { latitude: 53.8 } };
const columns = [
  { label: 'Pune', kind: 'clock' as const, office: 1 },
  { label: 'What happened', kind: 'text' as const },
  { label: 'Leeds', kind: 'clock' as const, office: 2 },
];

test.each([
  ['winter', '14:00', '20:45'],
  ['summer', '15:00', '21:45'],
] as const)('in %s, the second clock shows the same moments', (season, one, other) => {
  const rows = [
    ['19:30', 'Merged'],
    ['02:15', 'Asleep'],
  ];
  expect(fillClocks({ columns, rows, season }, [pune, leeds])).toEqual({
    rows: [
      ['19:30', 'Merged', one],
      ['02:15', 'Asleep', other],
    ],
    issues: [],
  });
});

test('a cell that is no time is named, and a column of an office that the agency lacks', () => {
  const { issues } = fillClocks({ columns, rows: [['7.30 pm', 'Merged']] }, [pune]);
  expect(issues).toMatchObject([{ path: ['columns', 2, 'office'] }, { path: ['rows', 0, 0] }]);
});

const article = (slug: string, day: number, ...tags: string[]) => ({
  ...{ slug, tags },
  created_at: `2026-03-${String(day).padStart(2, '0')}`,
});
const ropes = article('ropes', 20, 'boats', 'rope');
const articles = [
  article('tea', 22, 'kitchen'),
  article('hulls', 21, 'boats'),
  ropes,
  article('bread', 19, 'kitchen'),
  article('frost', 8, 'boats'),
  article('splice', 1, 'rope', 'boats'),
];

test.each([
  ['the most tags in common first, then the nearest in date', ropes, articles, 'splice frost tea'],
  ['the nearest in date without tags', article('maps', 20), articles, 'ropes hulls bread'],
  ['the neighbours last', ropes, articles.slice(0, 4), 'tea hulls bread'],
  ['never itself', ropes, articles.slice(1, 3), 'hulls'],
])('related articles are %s', (_, each, all, slugs) => {
  expect(findRelated(each, all).map(({ slug }) => slug)).toEqual(slugs.split(' '));
});

test.each([
  ['Boat repair', ['Boat', 'repair']],
  ['Sails and ropes', ['Sails', 'and ropes']],
  ['IT consulting', ['IT consulting']],
])('the title of the service "%s" breaks where its lines are shortest', (service, lines) => {
  expect(toLines(service)).toEqual(lines);
});

test('the words of a client for the case study differ from those of the home page', () => {
  const fields = { name: 'Bo Li', role: 'Cook, The Galley', description: 'She floats.', home: 1 };
  expect(testimonial.safeParse({ ...fields, caseStudy: 'She sails.' }).success).toBe(true);
  const { error } = testimonial.safeParse({ ...fields, caseStudy: 'She floats.' });
  expect(error?.issues[0]?.path).toEqual(['caseStudy']);
});

const set = picture.parse({ name, alt: 'A browser window of clay' });
const sprite = picture.parse({ name: otherPicture, decorative: true });
const banner = { title: ['Tea', 'and toast'], world: 'software', lead: 'At four.' };

test('the words of a share picture choose the line, and may replace the rest', () => {
  const share = toShare(
    'tea.yaml',
    { ...banner, picture: set },
    { kind: 'set', pictures: [sprite], line: 'lead', world: 'mint', alt: 'An arch' },
  );
  expect(share).toEqual({
    ...{ title: 'Tea and toast', line: 'At four.', world: 'mint', alt: 'An arch' },
    art: { kind: 'set', picture: sprite },
  });
});

test.each([
  [banner, { kind: 'set' }, 'tea.yaml is invalid:\n  share.pictures: expected a picture'],
  [{ ...banner, people: [sprite] }, { kind: 'people' }, 'share.alt: expected words'],
  [{ ...banner, picture: set }, { kind: 'set', line: 'role' }, 'share.line: expected words'],
] as const)('%# a share picture without its parts is refused', (top, copy, message) => {
  expect(() => toShare('tea.yaml', top, copy)).toThrow(message);
});

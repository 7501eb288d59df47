import { expect, test } from '@jest/globals';
import { fillClocks } from '@/content/collections/clocks';

const pune = { timeZone: 'Asia/Kolkata', place: { latitude: 18.5 } };
const leeds = { timeZone: 'Europe/London', place: { latitude: 53.8 } };

const columns = [
  { label: 'Pune', kind: 'clock' as const, office: 1 },
  { label: 'What happened', kind: 'text' as const },
  { label: 'Leeds', kind: 'clock' as const, office: 2 },
];
const rows = [
  ['19:30', 'Merged'],
  ['02:15', 'Asleep'],
];

test.each([
  ['winter', '14:00', '20:45'],
  ['summer', '15:00', '21:45'],
] as const)('in %s, the second clock shows the same moments', (season, one, other) => {
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
  expect(issues).toEqual([
    {
      path: ['columns', 2, 'office'],
      message: 'content/agency.yaml has no such office. Remove this column',
    },
    { path: ['rows', 0, 0], message: 'expected a time such as "14:30"' },
  ]);
});

import { expect, test } from '@jest/globals';
import { findWrongClocks } from '@/content/services/clocks';

const hours = { opens: '09:00', closes: '17:00' };
const pune = { city: 'Pune', timeZone: 'Asia/Kolkata', place: { latitude: 18.5 }, hours };
const leeds = { city: 'Leeds', timeZone: 'Europe/London', place: { latitude: 53.8 }, hours };

const columns = [
  { label: 'Pune', kind: 'clock' as const, office: 1 },
  { label: 'Leeds', kind: 'clock' as const, office: 2 },
  { label: 'What happened', kind: 'text' as const },
];

const find = (rows: string[][], offices = [pune, leeds]) =>
  findWrongClocks({ columns, rows }, offices).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a table of winter and a table of summer are right', () => {
  expect(
    find([
      ['19:30', '14:00', 'Merged'],
      ['02:15', '20:45', 'Asleep'],
    ]),
  ).toEqual([]);
  expect(
    find([
      ['19:30', '15:00', 'Merged'],
      ['02:15', '21:45', 'Asleep'],
    ]),
  ).toEqual([]);
});

test('names each time that is another moment than the first clock shows', () => {
  expect(
    find([
      ['19:30', '14:00', 'Merged'],
      ['19:33', '14:05', 'Built'],
    ]),
  ).toEqual(['rows.1.1: expected "14:03", which is 19:33 in Pune in winter']);
});

test('a row of another season is wrong', () => {
  expect(
    find([
      ['19:30', '14:00', 'Merged'],
      ['19:31', '14:01', 'Built'],
      ['19:40', '15:10', 'Live'],
    ]),
  ).toEqual(['rows.2.1: expected "14:10", which is 19:40 in Pune in winter']);
});

test('names a cell that is no time', () => {
  expect(find([['7.30 pm', '14:00', 'Merged']])).toEqual([
    'rows.0.0: expected a time such as "14:30"',
  ]);
});

test('tells an agency with one office which column to remove', () => {
  expect(find([['19:30', '14:00', 'Merged']], [pune])).toEqual([
    'columns.1.office: content/agency.yaml has no such office. Remove this column, and its cell in each row',
  ]);
});

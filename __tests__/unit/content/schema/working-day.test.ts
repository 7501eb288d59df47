import { expect, test } from '@jest/globals';
import { createTimeWords } from '@/content/schema/time-words';
import {
  getAhead,
  getLength,
  getSharedHours,
  getWorkingDay,
  type Season,
  toTime,
  type WorkingOffice,
} from '@/content/schema/working-day';

const createOffice = (
  timeZone: string,
  latitude: number,
  opens: string,
  closes: string,
): WorkingOffice => ({
  timeZone,
  place: { latitude },
  hours: [{ days: ['Monday'], opens, closes }],
});

const pune = createOffice('Asia/Kolkata', 18.5, '08:00', '21:00');
const leeds = createOffice('Europe/London', 53.8, '10:00', '18:00');
const toronto = createOffice('America/Toronto', 43.7, '09:00', '18:00');
const hobart = createOffice('Australia/Hobart', -42.9, '09:00', '17:00');

test.each([
  [8.75, '08:45'],
  [25.5, '01:30'],
  [-0.25, '23:45'],
])('%d hours are the time %s of one day', (hours, time) => {
  expect(toTime(hours)).toBe(time);
});

test.each<[string, WorkingOffice, WorkingOffice, Season, number]>([
  ['in winter', pune, leeds, 'winter', 5.5],
  ['in summer', pune, leeds, 'summer', 4.5],
  ['in the winter of the other one', leeds, hobart, 'winter', -9],
])('how far a clock is ahead: %s', (_, office, other, season, hours) => {
  expect(getAhead(office, other, season)).toBe(hours);
});

const early = createOffice('Europe/London', 53.8, '06:00', '22:00');
const far = createOffice('Pacific/Auckland', -36.8, '06:00', '22:00');

test.each<[string, WorkingOffice[], WorkingOffice, [number, number][]]>([
  ['of three offices', [pune, leeds, toronto], leeds, [[14, 15.5]]],
  ['of four that never meet', [pune, leeds, toronto, hobart], leeds, []],
  ['on the next day of an office', [toronto, hobart], toronto, [[17, 18]]],
  [
    'at both ends of the days of two offices',
    [early, far],
    early,
    [
      [6, 9],
      [17, 22],
    ],
  ],
])('shared hours %s', (_, offices, clock, spans) => {
  const shared = getSharedHours(offices, clock, 'winter');
  expect(shared).toEqual(spans.map(([start, end]) => ({ start, end })));
  expect(getLength(shared)).toBe(spans.reduce((sum, [start, end]) => sum + end - start, 0));
});

test('each office has the day nearest to the first office’s, with words on a clock of twelve hours', () => {
  const { shifts } = getWorkingDay(
    [
      { ...toronto, city: 'Toronto', number: 3 },
      { ...hobart, city: 'Hobart', number: 4 },
      {
        ...pune,
        city: 'Pune',
        number: 1,
        hours: [{ days: ['Monday'], opens: '12:00', closes: '00:30' }],
      },
    ],
    'winter',
    createTimeWords('en-GB', { clock: 12, hours: '{opens} to {closes}' }),
  );
  expect(shifts.map(({ hours, span }) => [hours, span.start, span.end])).toEqual([
    ['9:00 am to 6:00 pm', 9, 18],
    ['9:00 am to 5:00 pm', 17, 25],
    ['12:00 pm to 12:30 am', 1.5, 14],
  ]);
});

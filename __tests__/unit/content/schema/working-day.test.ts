import { describe, expect, test } from '@jest/globals';
import {
  getAhead,
  getLength,
  getSharedHours,
  getShift,
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
): WorkingOffice => ({ timeZone, place: { latitude }, hours: { opens, closes } });

const pune = createOffice('Asia/Kolkata', 18.5, '08:00', '21:00');
const leeds = createOffice('Europe/London', 53.8, '10:00', '18:00');
const toronto = createOffice('America/Toronto', 43.7, '09:00', '18:00');
const hobart = createOffice('Australia/Hobart', -42.9, '09:00', '17:00');

test.each([
  [8.75, '08:45'],
  [25.5, '01:30'],
  [-0.25, '23:45'],
  [23.9999, '00:00'],
])('%d hours are the time %s of one day', (hours, time) => {
  expect(toTime(hours)).toBe(time);
});

test.each<[string, WorkingOffice, WorkingOffice, Season, number]>([
  ['in winter', pune, leeds, 'winter', 5.5],
  ['in summer', pune, leeds, 'summer', 4.5],
  ['behind', toronto, pune, 'winter', -10.5],
  ['in the winter of the other one', leeds, hobart, 'winter', -9],
  ['on another date', hobart, toronto, 'winter', 16],
])('how far a clock is ahead: %s', (_, office, other, season, hours) => {
  expect(getAhead(office, other, season)).toBe(hours);
});

test.each<[string, WorkingOffice, WorkingOffice, number, number]>([
  ['stands in its own hours', leeds, leeds, 10, 18],
  ['is moved by the clock of another office', pune, leeds, 2.5, 15.5],
  ['starts on the day before where that is far behind', hobart, toronto, -7, 1],
])('the working day of an office %s', (_, office, clock, start, end) => {
  expect(getShift(office, clock, 'winter')).toEqual({ start, end });
});

test.each([
  ['22:00', '06:00', 22, 30],
  ['00:00', '00:00', 0, 24],
])('a day from %s to %s is one day long at most', (opens, closes, start, end) => {
  const office = createOffice('Europe/London', 53.8, opens, closes);
  expect(getShift(office, office, 'winter')).toEqual({ start, end });
});

const early = createOffice('Europe/London', 53.8, '06:00', '22:00');
const far = createOffice('Pacific/Auckland', -36.8, '06:00', '22:00');

test.each<[string, WorkingOffice[], WorkingOffice, [number, number][]]>([
  ['by the clock of either', [pune, leeds], leeds, [[10, 15.5]]],
  ['of one office: its own day', [pune], pune, [[8, 21]]],
  ['of three offices', [pune, leeds, toronto], leeds, [[14, 15.5]]],
  ['of four that never meet', [pune, leeds, toronto, hobart], leeds, []],
  ['on the next day of an office', [toronto, hobart], toronto, [[17, 18]]],
  // Two offices may meet at both ends of their days.
  [
    'at both ends',
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

describe('the working day of all offices', () => {
  const first = { ...pune, city: 'Pune', number: 1 } as const;
  const second = { ...leeds, city: 'Leeds', number: 2 } as const;

  test('has the hours of each office, and those that all share, by the first office’s clock', () => {
    expect(getWorkingDay([second, first], 'winter')).toEqual({
      shifts: [
        {
          city: 'Leeds',
          office: 2,
          hours: '10:00 am to 6:00 pm',
          span: { start: 10, end: 18 },
          times: [
            { hour: 10, words: '10:00 am' },
            { hour: 15.5, words: '3:30 pm' },
            { hour: 18, words: '6:00 pm' },
          ],
        },
        {
          city: 'Pune',
          office: 1,
          hours: '8:00 am to 9:00 pm',
          span: { start: 2.5, end: 15.5 },
          times: [
            { hour: 10, words: '3:30 pm' },
            { hour: 15.5, words: '9:00 pm' },
            { hour: 2.5, words: '8:00 am' },
          ],
        },
      ],
      overlap: { start: 10, end: 15.5 },
    });
    expect(getWorkingDay([first], 'winter').overlap).toBeUndefined();
  });

  test('takes the day of each office that is nearest to the first office’s', () => {
    const { shifts } = getWorkingDay(
      [{ ...toronto, city: 'Toronto', number: 3 }, { ...hobart, city: 'Hobart', number: 4 }, first],
      'winter',
    );
    expect(shifts.map(({ span }) => span)).toEqual([
      { start: 9, end: 18 },
      { start: 17, end: 25 },
      { start: -2.5, end: 10.5 },
    ]);
  });

  test('writes noon and midnight on a clock of twelve hours', () => {
    const late = { ...first, hours: { opens: '12:00', closes: '00:30' } };
    expect(getWorkingDay([late], 'winter').shifts[0]?.hours).toBe('12:00 pm to 12:30 am');
  });
});

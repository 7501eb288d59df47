import { describe, expect, test } from '@jest/globals';
import {
  getAhead,
  getLength,
  getSharedHours,
  getShift,
  getWorkingDay,
  toHours,
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

test('reads minutes as parts of an hour', () => {
  expect(toHours('08:00')).toBe(8);
  expect(toHours('08:45')).toBe(8.75);
});

test('writes hours as a time of one day', () => {
  expect(toTime(8.75)).toBe('08:45');
  expect(toTime(25.5)).toBe('01:30');
  expect(toTime(-0.25)).toBe('23:45');
  expect(toTime(toHours('14:29'))).toBe('14:29');
  expect(toTime(23.9999)).toBe('00:00');
});

describe('how far a clock is ahead', () => {
  test('changes with the season of the clocks that move', () => {
    expect(getAhead(pune, leeds, 'winter')).toBe(5.5);
    expect(getAhead(pune, leeds, 'summer')).toBe(4.5);
    expect(getAhead(toronto, pune, 'winter')).toBe(-10.5);
    expect(getAhead(pune, pune, 'summer')).toBe(0);
  });

  test('counts the season at the office whose clock it is', () => {
    expect(getAhead(hobart, leeds, 'winter')).toBe(11);
    expect(getAhead(leeds, hobart, 'summer')).toBe(-11);
    expect(getAhead(leeds, hobart, 'winter')).toBe(-9);
  });

  test('counts the date as well as the time of day', () => {
    expect(getAhead(hobart, toronto, 'winter')).toBe(16);
  });
});

describe('the working day of an office', () => {
  test('stands in its own hours by its own clock', () => {
    expect(getShift(leeds, leeds, 'summer')).toEqual({ start: 10, end: 18 });
  });

  test('is moved by the clock of another office', () => {
    expect(getShift(pune, leeds, 'winter')).toEqual({ start: 2.5, end: 15.5 });
    expect(getShift(leeds, pune, 'winter')).toEqual({ start: 15.5, end: 23.5 });
  });

  test('starts on the day before where the other clock is far behind', () => {
    expect(getShift(hobart, toronto, 'winter')).toEqual({ start: -7, end: 1 });
  });

  test('ends on the next day where the office closes after midnight', () => {
    const night = createOffice('Europe/London', 53.8, '22:00', '06:00');
    expect(getShift(night, night, 'winter')).toEqual({ start: 22, end: 30 });
  });

  test('has 24 hours where the office never closes', () => {
    const always = createOffice('Europe/London', 53.8, '00:00', '00:00');
    expect(getShift(always, always, 'winter')).toEqual({ start: 0, end: 24 });
  });
});

describe('the shared hours', () => {
  test('are those in which both offices are open, by the clock of either', () => {
    expect(getSharedHours([pune, leeds], leeds, 'winter')).toEqual([{ start: 10, end: 15.5 }]);
    expect(getSharedHours([pune, leeds], pune, 'winter')).toEqual([{ start: 15.5, end: 21 }]);
    expect(getLength(getSharedHours([pune, leeds], leeds, 'summer'))).toBe(6.5);
  });

  test('of one office are its own day', () => {
    expect(getSharedHours([pune], pune, 'winter')).toEqual([{ start: 8, end: 21 }]);
  });

  test('need all offices', () => {
    expect(getSharedHours([pune, leeds, toronto], leeds, 'winter')).toEqual([
      { start: 14, end: 15.5 },
    ]);
    expect(getSharedHours([pune, leeds, toronto, hobart], leeds, 'winter')).toEqual([]);
    expect(getLength([])).toBe(0);
  });

  test('may fall on the next day of an office', () => {
    expect(getSharedHours([toronto, hobart], toronto, 'winter')).toEqual([{ start: 17, end: 18 }]);
    expect(getSharedHours([toronto, hobart], hobart, 'summer')).toEqual([{ start: 9, end: 10 }]);
  });

  test('are two spans where offices meet at both ends of their days', () => {
    const long = createOffice('Europe/London', 53.8, '06:00', '22:00');
    const far = createOffice('Pacific/Auckland', -36.8, '06:00', '22:00');
    expect(getSharedHours([long, far], long, 'winter')).toEqual([
      { start: 6, end: 9 },
      { start: 17, end: 22 },
    ]);
  });
});

describe('the working day of all offices', () => {
  const offices = [
    { ...toronto, city: 'Toronto', number: 3 },
    { ...pune, city: 'Pune', number: 1 },
    { ...leeds, city: 'Leeds', number: 2 },
    { ...hobart, city: 'Hobart', number: 4 },
  ] as const;
  const [, first, second] = offices;

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
  });

  test('shares nothing where there is one office', () => {
    const { shifts, overlap } = getWorkingDay([first], 'winter');
    expect(shifts).toMatchObject([{ span: { start: 8, end: 21 } }]);
    expect(overlap).toBeUndefined();
  });

  test('shares nothing where four offices never meet', () => {
    expect(getWorkingDay(offices, 'winter').overlap).toBeUndefined();
  });

  test('takes the day of each office that is nearest to the first office’s', () => {
    const { shifts } = getWorkingDay(offices, 'winter');
    expect(shifts.map(({ span }) => span)).toEqual([
      { start: 9, end: 18 },
      { start: -2.5, end: 10.5 },
      { start: 5, end: 13 },
      { start: 17, end: 25 },
    ]);
  });

  test('writes noon and midnight on a clock of twelve hours', () => {
    const late = { ...first, hours: { opens: '12:00', closes: '00:30' } };
    expect(getWorkingDay([late], 'winter').shifts[0]?.hours).toBe('12:00 pm to 12:30 am');
  });
});

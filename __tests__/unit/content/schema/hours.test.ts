import { expect, test } from '@jest/globals';
import { agency } from '@/content/files/agency-schema';
import { getOpenMinutes, isOpen, toMinutes } from '@/content/schema/desk-hours';
import { groupDays, openingHours } from '@/content/schema/opening-hours';
import { parse } from '@/content/schema/parse';
import { createTimeWords } from '@/content/schema/time-words';
import { getAhead, getSharedHours, getWorkingDay, toTime } from '@/content/schema/working-day';

const hours = (text: string) => {
  const [opens = '', closes = ''] = text.split(' ');
  return { opens: toMinutes(opens), closes: toMinutes(closes) };
};
/** A moment by the desk's own clock. The 27th of November 2026 is a Friday. */
const at = (time: string) => Date.parse(`2026-11-${time}Z`) / 60_000;

test.each([
  ['from its first minute', '08:00 21:00', 5, '27T08:00', true],
  ['to its last minute', '08:00 21:00', 5, '27T21:00', false],
  ['on its days only', '08:00 21:00', 5, '28T10:00', false],
  ['in its evening', '20:00 04:00', 5, '27T20:30', true],
  ['in the morning of the next day', '20:00 04:00', 5, '28T03:59', true],
  ['not after its night', '20:00 04:00', 5, '28T04:00', false],
  ['not in the morning before its night', '20:00 04:00', 5, '27T02:00', false],
  ['from Saturday into the week', '20:00 04:00', 6, '29T02:00', true],
  ['to midnight, not after it', '16:00 00:00', 5, '28T00:00', false],
  ['round the clock, on its days only', '00:00 00:00', 5, '28T00:00', false],
  ['round the clock', '00:00 00:00', 5, '27T13:00', true],
])('a desk is open %s', (_, desk, day, time, open) => {
  expect(isOpen(at(time), hours(desk), [day])).toBe(open);
});

test('a night is as long as the hours to its end, and round the clock is a day', () => {
  expect(getOpenMinutes(hours('20:00 04:00'))).toBe(480);
  expect(getOpenMinutes(hours('00:00 00:00'))).toBe(1440);
});

const part = (days: string, opens: string, closes: string) => ({
  days: days.split(' '),
  opens,
  closes,
});
const read = (value: unknown) => parse('x.yaml', openingHours, value);

test('days with the same hours are one group, whatever the order of the parts', () => {
  const saturday = part('Saturday', '09:00', '12:00');
  expect(read(saturday)).toEqual(read([saturday]));
  const grouped = groupDays(
    read([
      saturday,
      part('Tuesday Monday', '14:00', '18:00'),
      part('Monday Tuesday', '09:00', '12:00'),
    ]),
  );
  expect(grouped).toEqual([
    {
      days: ['Monday', 'Tuesday'],
      ranges: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
    { days: ['Saturday'], ranges: [{ opens: '09:00', closes: '12:00' }] },
  ]);
});

test.each([
  [part('Monday', '09:00', '13:00'), part('Monday', '12:00', '18:00')],
  [part('Sunday', '20:00', '04:00'), part('Monday', '03:00', '05:00')],
])('%# parts that overlap are refused', (...parts) => {
  expect(() => read(parts)).toThrow('On Monday, one begins before');
});

test('parts that touch are taken, and so is a week round the clock', () => {
  const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
  expect(read(part(week, '08:00', '08:00'))).toHaveLength(1);
  expect(read([part(week, '08:00', '12:00'), part(week, '12:00', '18:00')])).toHaveLength(2);
});

test.each([
  ['+44 151 496 0142 x12', 'tel:+441514960142;ext=12'],
  ['+49 30 901820 Durchwahl 12', 'tel:+4930901820;ext=12'],
  ['+44 151 496 0142;ext=12', 'tel:+441514960142;ext=12'],
  ['+44 151 496 0142 (ext. 12)', 'tel:+441514960142;ext=12'],
  ['+33\u00a01\u202f23.45/67\u201189', 'tel:+33123456789'],
])('the link of %s has its digits, and its extension apart from them', (phone, href) => {
  expect(agency.shape.phone.parse(phone)).toEqual({ display: phone, href });
});

test.each(['+44 (0)151 496 0142', '0151 496 0142', '+44 151 496 0142 ext', '+44 (1)'])(
  'the phone number %s is refused',
  (phone) => {
    expect(agency.shape.phone.safeParse(phone).success).toBe(false);
  },
);

const createOffice = (timeZone: string, latitude: number, opens: string, closes: string) => ({
  timeZone,
  place: { latitude },
  hours: [{ days: ['Monday' as const], opens, closes }],
});
const pune = createOffice('Asia/Kolkata', 18.5, '08:00', '21:00');
const leeds = createOffice('Europe/London', 53.8, '10:00', '18:00');
const toronto = createOffice('America/Toronto', 43.7, '09:00', '18:00');
const hobart = createOffice('Australia/Hobart', -42.9, '09:00', '17:00');
const early = createOffice('Europe/London', 53.8, '06:00', '22:00');
const far = createOffice('Pacific/Auckland', -36.8, '06:00', '22:00');

test('hours beyond a day are times of one day', () => {
  expect([8.75, 25.5, -0.25].map(toTime)).toEqual(['08:45', '01:30', '23:45']);
});

test('how far a clock is ahead depends on the season of the second office', () => {
  expect(getAhead(pune, leeds, 'winter')).toBe(5.5);
  expect(getAhead(pune, leeds, 'summer')).toBe(4.5);
  expect(getAhead(leeds, hobart, 'winter')).toBe(-9);
});

test.each([
  ['of three offices', [pune, leeds, toronto], ['14-15.5']],
  ['of four that never meet', [pune, leeds, toronto, hobart], []],
  ['on the next day of an office', [toronto, hobart], ['17-18']],
  ['at both ends of the days of two offices', [early, far], ['6-9', '17-22']],
])('shared hours %s', (_, offices, spans) => {
  const clock = offices.includes(leeds) ? leeds : (offices[0] ?? leeds);
  const shared = getSharedHours(offices, clock, 'winter');
  expect(shared.map(({ start, end }) => `${start}-${end}`)).toEqual(spans);
});

test('each office has the day nearest to the first office’s, with words on a clock of twelve hours', () => {
  const late = createOffice('Asia/Kolkata', 18.5, '12:00', '00:30');
  const { shifts } = getWorkingDay(
    [toronto, hobart, late].map((office, i) => ({ ...office, city: `${i}`, number: i + 1 })),
    'winter',
    createTimeWords('en-GB', { clock: 12, hours: '{opens} to {closes}' }),
  );
  expect(shifts.map(({ hours: words, span }) => [words, span.start, span.end])).toEqual([
    ['9:00 am to 6:00 pm', 9, 18],
    ['9:00 am to 5:00 pm', 17, 25],
    ['12:00 pm to 12:30 am', 1.5, 14],
  ]);
});

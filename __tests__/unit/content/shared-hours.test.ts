import { describe, expect, test } from '@jest/globals';
import { agency } from '@/content/agency';
import { careers } from '@/content/pages/careers';
import { home } from '@/content/pages/home';
import { allServices } from '@/content/services/services';

const WINTER = new Date('2026-01-13T12:00:00Z');
const SUMMER = new Date('2026-07-14T12:00:00Z');

function officeIn(city: string) {
  const office = agency.offices.find((one) => one.city === city);
  if (!office) throw new Error(`There is no office in ${city}.`);
  return office;
}
const noida = officeIn('Noida');
const liverpool = officeIn('Liverpool');

/** "08:30" as hours from midnight: 8.5. */
function toHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** The local time at a moment, in hours from midnight. */
const clock = (timeZone: string, moment: Date) =>
  toHours(new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment));

/** How many hours Noida is ahead of Liverpool on a day. */
const ahead = (day: Date) => clock(noida.timeZone, day) - clock(liverpool.timeZone, day);

/** Noida's day by the clock in Liverpool. */
const noidaDay = (day: Date) => ({
  from: toHours(noida.hours.opens) - ahead(day),
  to: toHours(noida.hours.closes) - ahead(day),
});

const liverpoolDay = { from: toHours(liverpool.hours.opens), to: toHours(liverpool.hours.closes) };

/** When both offices are staffed, by the clock in Liverpool. */
const sharedOn = (day: Date) => ({
  from: Math.max(noidaDay(day).from, liverpoolDay.from),
  to: Math.min(noidaDay(day).to, liverpoolDay.to),
});

const getLength = ({ from, to }: { from: number; to: number }) => to - from;

/** 5.5 as the copy writes it: "5½". */
const written = (hours: number) => `${Math.floor(hours)}${hours % 1 === 0.5 ? '½' : ''}`;

/** "08:00" as a drawing writes it: "8:00 am". */
const onTheClock = (time: string) =>
  `${toHours(time) % 12 || 12}:${time.slice(3)} ${toHours(time) < 12 ? 'am' : 'pm'}`;

const openingHours = ({ hours }: typeof noida) =>
  `${onTheClock(hours.opens)} to ${onTheClock(hours.closes)}`;

test('the offices share 5½ hours in winter and 6½ in summer', () => {
  expect(written(getLength(sharedOn(WINTER)))).toBe('5½');
  expect(written(getLength(sharedOn(SUMMER)))).toBe('6½');
});

test('the home page draws the hours of the offices and the shared ones', () => {
  const { shifts, shared } = home.aboutTeaser.day;
  expect(shifts).toMatchObject([
    { office: 1, ...noidaDay(WINTER) },
    { office: 2, ...liverpoolDay },
  ]);
  expect(shifts.map(({ hours }) => hours.toLowerCase())).toEqual(
    [noida, liverpool].map(openingHours),
  );
  expect(shared).toMatchObject(sharedOn(WINTER));
  expect(shared.label).toContain(`${written(getLength(sharedOn(WINTER)))} hours`);
});

test('the careers page draws the same hours by the clock in Noida', () => {
  const { desks, shared, note } = careers.intro.day;
  const later = (hours: number) => hours + ahead(WINTER);
  const { from, to } = sharedOn(WINTER);
  expect(desks).toMatchObject([
    {
      office: 1,
      start: toHours(noida.hours.opens),
      end: toHours(noida.hours.closes),
      hours: openingHours(noida),
      offset: 0,
    },
    {
      office: 2,
      start: later(liverpoolDay.from),
      end: later(liverpoolDay.to),
      hours: openingHours(liverpool),
      offset: -ahead(WINTER),
    },
  ]);
  expect(shared).toMatchObject({ start: later(from), end: later(to) });
  expect(shared.label).toBe(`${written(to - from)} shared hours`);
  expect(note).toContain(
    `the ${written(to - from)} hours become ${written(getLength(sharedOn(SUMMER)))}`,
  );
});

describe('the Tuesday release', () => {
  const found = allServices().find(({ path }) => path === '/services/devops');
  const { caption = '', columns = [], rows = [] } = found?.service.intro.evidence ?? {};
  const at = (office: number, row: readonly string[]) =>
    toHours(
      row[columns.findIndex((column) => column.kind === 'clock' && column.office === office)] ?? '',
    );

  test('is logged by both clocks of a winter Tuesday, while both offices are open', () => {
    const { from, to } = sharedOn(WINTER);
    expect(caption).toMatch(/winter Tuesday/);
    for (const row of rows) {
      expect(at(1, row) - at(2, row)).toBeCloseTo(ahead(WINTER));
      expect(at(2, row)).toBeGreaterThanOrEqual(from);
      expect(at(2, row)).toBeLessThan(to);
    }
  });
});

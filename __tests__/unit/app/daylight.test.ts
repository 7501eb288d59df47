import { expect, jest, test } from '@jest/globals';
import { getDaylight } from '@/app/daylight';
import { parseDaylight } from '@/components/islands/daylight/day-file';
import { agency } from '@/content/files/agency';
import type { Office } from '@/content/files/agency-schema';
import type { Section } from '@/content/pages/kinds';
import { pageFiles } from '@/content/pages/pages';

const layer = (file: string) => ({ name: file, file, widths: [160, 320], width: 320, height: 200 });
const office = (city: string) => ({
  city,
  timeZone: 'Europe/Brussels',
  hours: [{ days: ['Monday' as const, 'Sunday' as const], opens: '08:30', closes: '21:00' }],
});
const desk = (city: string) => ({
  city,
  windows: layer(`windows-${city}`),
  onlyOpen: `${city} is open`,
});
const daylight = {
  ...{ noon: layer('noon'), night: layer('night'), dawn: layer('dawn'), dusk: layer('dusk') },
  ...{ sunrise: '18:00', sunset: '06:00', sun: { x: 0.5, y: 0.3, radius: 0.2 } },
  offices: [desk('Ghent'), desk('Pune')],
  words: { label: 'Time', hint: 'Drag', now: 'Now', in: 'in', allOpen: 'open', noneOpen: 'closed' },
};

function show({ cities = ['Ghent', 'Pune'], day = true } = {}) {
  const [first] = agency().offices;
  const offices = cities.map((city) => ({ ...first, ...office(city) }) as Office);
  const hero = {
    section: 'hero',
    picture: layer('noon'),
    daylight: day ? daylight : undefined,
  } as unknown as Section;
  const home = pageFiles.find('home');
  if (home) jest.replaceProperty(home.data, 'sections', [hero]);
  jest.replaceProperty(agency(), 'offices', offices);
  return getDaylight();
}

test('gives every picture of the day in every width, and all times in minutes, as the browser wants them', () => {
  const day = show();
  expect(parseDaylight(JSON.parse(JSON.stringify(day)))).toEqual(day);
  expect(day?.lights.dusk).toEqual([
    '/pictures/dusk-160.avif',
    '/pictures/dusk-320.avif',
    '/pictures/dusk.webp',
  ]);
  // The sun sets on the next day of UTC.
  expect(day).toMatchObject({ sunrise: 1080, sunset: 1800 });
  expect(day?.offices[0]).toMatchObject({
    city: 'Ghent',
    hours: [{ days: [1, 0], opens: 510, closes: 1260 }],
  });
});

test.each([
  ['no day in content', { day: false }],
  ['four offices', { cities: ['Ghent', 'Pune', 'Porto', 'Lima'] }],
  ['other offices', { cities: ['Ghent', 'Porto'] }],
])('has no day with %s', (_, changes) => {
  expect(show(changes)).toBeUndefined();
});

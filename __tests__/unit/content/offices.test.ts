import { expect, test } from '@jest/globals';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';

/** "08:00" as the copy writes it: "8:00 am". */
function toWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

const officeIn = (city: string) => {
  const office = site.footer.offices.find((one) => one.city === city);
  if (!office) throw new Error(`There is no office in ${city}.`);
  return office;
};

test('search engines get the hours of Noida that /contact shows', () => {
  const { days, opens, closes } = officeIn('Noida').hours;
  const { text, week } = contact.banner.hours;
  expect(text.toLowerCase()).toContain(`${toWords(opens)} to ${toWords(closes)}`);
  expect(text).toContain(`${days[0]} to ${days.at(-1)}`);
  expect(days.map((day) => day.slice(0, 3))).toEqual(
    week.filter(({ staffed }) => staffed).map(({ name }) => name),
  );
});

test('search engines get the hours of Liverpool that the contact panel shows', () => {
  const { days, opens, closes } = officeIn('Liverpool').hours;
  expect(site.panel.hours.times).toBe(`${toWords(opens)} to ${toWords(closes)}`);
  expect(site.panel.hours.days).toContain(`${days.length} days`);
});

test('search engines get the place of Noida that the map marks', () => {
  const place = officeIn('Noida').place;
  const { searchParams } = new URL(site.map.page);
  expect(Number(searchParams.get('mlat'))).toBe(place.latitude);
  expect(Number(searchParams.get('mlon'))).toBe(place.longitude);
});

test('/contact has the address, the clock and the map of Noida', () => {
  const { city, country, lines, timeZone, number, map } = officeIn('Noida');
  expect(contact.banner.hours.clock).toEqual({ city, timeZone, office: number });
  expect(contact.details.ways[0]).toMatchObject({ lines: [...lines, country], href: map });
  expect(contact.details.map).toMatchObject({ place: lines[0], ...site.map });
  expect(site.map.page).toBe(map);
});

test('the contact panel has the clock and the map of Liverpool', () => {
  const { timeZone, map } = officeIn('Liverpool');
  expect(site.panel.office).toMatchObject({ timeZone, map });
});

import { expect, test } from '@jest/globals';
import { readAddress } from '@/scripts/author/own/address';
import { guessCountry, guessTimeZone, readCountry } from '@/scripts/author/own/country';

type Row = [country: string, address: string, city: string, postalCode?: string, region?: string];

test.each<Row>([
  ['DK', 'Æblegade 4, 2100 København Ø', 'København Ø', '2100'],
  ['FR', '12 rue de Rivoli, 75004 Paris Cedex 04', 'Paris', '75004'],
  ['US', '500 Main Street, Suite 4, Springfield, IL 62701', 'Springfield', '62701', 'IL'],
  ['JP', '〒100-0005 東京都千代田区丸の内1-2-3', '千代田区', '100-0005', '東京都'],
  ['IE', '12 Merrion Square, Dublin 2, D02 XY45', 'Dublin', 'D02 XY45'],
  ['IN', 'B-24, Sector 62, Noida, Uttar Pradesh 201309', 'Noida', '201309', 'Uttar Pradesh'],
  ['GB', '42 Jamaica Street, Liverpool L1 0AF', 'Liverpool', 'L1 0AF'],
  ['PT', '18 Rua das Flores, Lisbon, 1200-195', 'Lisbon', '1200-195'],
  ['AU', '1 George St, Sydney NSW 2000', 'Sydney', '2000', 'NSW'],
  ['IT', 'Via Cavour 1, 00184 Roma RM', 'Roma', '00184', 'RM'],
  ['CA', '100 King St W, Toronto, ON M5X 1A9', 'Toronto', 'M5X 1A9', 'ON'],
])('an address in %s: %s', (...row) => {
  const [country, address, city, postalCode, region] = row;
  const read = readAddress(address, country);
  expect(read?.lines.join(', ')).toBe(address);
  expect(read?.city).toBe(city);
  expect(read?.place.postalCode).toBe(postalCode);
  expect(read?.place.region).toBe(region);
});

test.each([
  ['DK', 'Denmark', '+45 12 34 56 78', 'Europe/Copenhagen'],
  ['US', 'USA', '+1 415 555 2671', 'America/New_York'],
  ['JP', '日本', '+81 3 1234 5678', 'Asia/Tokyo'],
])('%s is known by %s and by %s, and has a time zone', (code, name, phone, timeZone) => {
  expect(readCountry(code)).toBe(code);
  expect(readCountry(name)).toBe(code);
  expect(guessCountry(phone)).toBe(code);
  expect(guessTimeZone(code, '')).toBe(timeZone);
});

test('the time zone of a country is that of the city, if there is one', () => {
  expect(guessTimeZone('US', 'Los Angeles')).toBe('America/Los_Angeles');
});

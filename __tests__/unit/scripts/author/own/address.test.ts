import { expect, test } from '@jest/globals';
import { readAddress } from '@/scripts/author/own/address';
import {
  guessCountry,
  guessTimeZone,
  nameCountry,
  readCountry,
} from '@/scripts/author/own/country';

type Row = [country: string, address: string, city: string, postalCode?: string, region?: string];

test.each<Row>([
  ['DK', 'Æblegade 4, 2100 København Ø', 'København Ø', '2100'],
  ['DE', 'Lindenstraße 12, 10969 Berlin', 'Berlin', '10969'],
  ['FR', '12 rue de Rivoli, 75004 Paris', 'Paris', '75004'],
  ['FR', '12 rue de Rivoli, 75004 Paris Cedex 04', 'Paris', '75004'],
  ['NL', 'Keizersgracht 100, 1015 AA Amsterdam', 'Amsterdam', '1015 AA'],
  ['US', '500 Main Street, Suite 4, Springfield, IL 62701', 'Springfield', '62701', 'IL'],
  ['US', '500 Main Street, Austin, TX', 'Austin', undefined, 'TX'],
  ['JP', '〒100-0005 東京都千代田区丸の内1-2-3', '千代田区', '100-0005', '東京都'],
  ['HK', '88 Queensway, Hong Kong', 'Hong Kong'],
  ['IE', '12 Merrion Square, Dublin 2, D02 XY45', 'Dublin', 'D02 XY45'],
  ['IN', 'B-24, Sector 62, Noida, Uttar Pradesh 201309', 'Noida', '201309', 'Uttar Pradesh'],
  ['IN', '12 MG Road, Bengaluru', 'Bengaluru'],
  ['GB', '42 Jamaica Street, Liverpool L1 0AF', 'Liverpool', 'L1 0AF'],
  ['GB', '42 Jamaica Street, Liverpool', 'Liverpool'],
  ['PT', '18 Rua das Flores, Lisbon, 1200-195', 'Lisbon', '1200-195'],
  ['SE', 'Kungsgatan 1, 114 55 Stockholm', 'Stockholm', '114 55'],
  ['AU', '1 George St, Sydney NSW 2000', 'Sydney', '2000', 'NSW'],
  ['US', '500 Fifth Avenue, New York 10001', 'New York', '10001'],
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
  ['GB', 'UK', '+44 151 496 0142', 'Europe/London'],
  ['US', 'USA', '+1 415 555 2671', 'America/New_York'],
  ['JP', '日本', '+81 3 1234 5678', 'Asia/Tokyo'],
])('%s is known by %s and by %s, and has a time zone', (code, name, phone, timeZone) => {
  expect(readCountry(code)).toBe(code);
  expect(readCountry(name)).toBe(code);
  expect(guessCountry(phone)).toBe(code);
  expect(guessTimeZone(code, '')).toBe(timeZone);
});

test.each([
  ['HK', 'Hong Kong', 'hongkong'],
  ['GB', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Great Britain', 'The UK'],
  ['TR', 'Turkey', 'Türkiye', 'Turkiye'],
  ['CZ', 'Czech Republic', 'The Czech Republic', 'Česko'],
  ['NL', 'The Netherlands', 'Holland', 'Nederland'],
  ['CI', 'Ivory Coast', 'Côte d’Ivoire', "Cote d'Ivoire"],
  ['US', 'U.S.A.', 'u.s.', 'United States of America', 'Estados Unidos'],
  ['AS', 'AS'],
])('%s is known by its other names', (code, ...names) => {
  expect(names.map(readCountry)).toEqual(names.map(() => code));
});

test.each([
  ['GB', 'en', 'United Kingdom'],
  ['US', 'da', 'USA'],
])('pages name %s in %s as %s', (code, language, name) => {
  expect(nameCountry(code, language)).toBe(name);
});

test.each([
  ['XK', 'Europe/Belgrade'],
  ['MN', 'Asia/Ulaanbaatar'],
])('the time zone of %s is that of its capital: %s', (country, timeZone) => {
  expect(guessTimeZone(country, '')).toBe(timeZone);
});

test('the time zone of a country is that of the city, if there is one', () => {
  expect(guessTimeZone('US', 'Los Angeles')).toBe('America/Los_Angeles');
});

import { expect, test } from '@jest/globals';
import { getMap } from '@/content/schema/map';

const place = { latitude: -42.8821, longitude: 147.3272 };
const map = getMap(place);

test('the link leads to the place that the frame marks', () => {
  const { searchParams, hash } = new URL(map.page);
  expect(searchParams.get('mlat')).toBe('-42.8821');
  expect(searchParams.get('mlon')).toBe('147.3272');
  expect(hash).toMatch(/\/-42\.8821\/147\.3272$/);
  expect(new URL(map.frame).searchParams.get('marker')).toBe('-42.8821,147.3272');
});

test('the frame shows the same distance on each side of the place', () => {
  const [west = 0, south = 0, east = 0, north = 0] =
    new URL(map.frame).searchParams.get('bbox')?.split(',').map(Number) ?? [];
  expect(west).toBeLessThan(place.longitude);
  expect(south).toBeLessThan(place.latitude);
  expect(place.longitude - west).toBeCloseTo(east - place.longitude);
  expect(place.latitude - south).toBeCloseTo(north - place.latitude);
});

import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { agency as schema } from '@/content/schema/agency';
import { parse } from '@/content/schema/define';
import { site } from '@/content/site';

const part = schema.pick({ map: true });
const message = (map: unknown) =>
  getErrorMessage(() => parse('content/agency.yaml', part, { map }));

test.each([
  'http://www.openstreetmap.org/',
  '//www.openstreetmap.org/',
  'www.openstreetmap.org',
  'javascript:alert(1)',
  '',
])('a map at %s stops the build, with the field and the remedy', (address) => {
  expect(message({ ...site.map, frame: address })).toContain(
    'content/agency.yaml is invalid:\n  map.frame: expected a full address that starts with https://',
  );
  expect(message({ ...site.map, page: address })).toContain(
    'map.page: expected a full address that starts with https://',
  );
});

test('the link under the map leads to the place that the map marks', () => {
  const marker = new URL(site.map.frame).searchParams.get('marker');
  const { searchParams, hash } = new URL(site.map.page);
  expect(`${searchParams.get('mlat')},${searchParams.get('mlon')}`).toBe(marker);
  expect(hash.endsWith(`/${marker?.replace(',', '/')}`)).toBe(true);
});

test('the map shows the place that it marks', () => {
  const { searchParams } = new URL(site.map.frame);
  const [west = 0, south = 0, east = 0, north = 0] =
    searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const [latitude = 0, longitude = 0] = searchParams.get('marker')?.split(',').map(Number) ?? [];
  expect(latitude).toBeGreaterThan(south);
  expect(latitude).toBeLessThan(north);
  expect(longitude).toBeGreaterThan(west);
  expect(longitude).toBeLessThan(east);
});

import { expect, test } from '@jest/globals';
import { getMap } from '@/content/schema/map';

const address = ['1 Lock Lane', '2013 Fenwick'];
const map = getMap({ address, place: { latitude: -42.8821, longitude: 147.3272 } });

test('the link leads to the place that the frame marks', () => {
  const { searchParams, hash } = new URL(map.page);
  expect(searchParams.get('mlat')).toBe('-42.8821');
  expect(searchParams.get('mlon')).toBe('147.3272');
  expect(hash).toMatch(/\/-42\.8821\/147\.3272$/);
  expect(new URL(map.frame ?? '').searchParams.get('marker')).toBe('-42.8821,147.3272');
});

test('without a place, there is no frame, and the link searches for the address', () => {
  const { frame, page } = getMap({ address, place: {} });
  expect(frame).toBeUndefined();
  expect(new URL(page).searchParams.get('query')).toBe('1 Lock Lane, 2013 Fenwick');
});

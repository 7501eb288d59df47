/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';

type Store = typeof import('@/components/islands/analytics/choice');

let store: Store;

beforeEach(async () => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.resetModules();
  store = await import('@/components/islands/analytics/choice');
});

test.each<[stored: string, control: boolean, asks: boolean, counts: string | null]>([
  ['', false, true, null],
  ['', true, true, 'refused'],
  ['accepted', true, true, 'accepted'],
  ['refused', false, false, 'refused'],
  ['toString', false, true, null],
])('with "%s" stored, Global Privacy Control %s and asking %s, %j counts', (...row) => {
  const [stored, value, asks, counts] = row;
  localStorage.setItem(store.STORAGE_KEY, stored);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  expect(store.getEffectiveChoice(asks)).toBe(counts);
});

test('a choice is stored for later visits, and that of another tab is read', () => {
  store.storeChoice('accepted');
  expect(localStorage.getItem(store.STORAGE_KEY)).toBe('accepted');
  localStorage.setItem(store.STORAGE_KEY, 'refused');
  expect(store.readChoice()).toBe('refused');
});

test('a choice lasts until the page closes where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(store.readChoice()).toBeNull();
  store.storeChoice('accepted');
  expect(store.readChoice()).toBe('accepted');
});

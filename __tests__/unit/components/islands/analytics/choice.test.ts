import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

type Store = typeof import('@/components/islands/analytics/choice');

let store: Store;

beforeEach(async () => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.resetModules();
  store = await import('@/components/islands/analytics/choice');
});

const privacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

test('a new visitor has no choice', () => {
  expect(store.readChoice()).toBeNull();
  expect(store.getEffectiveChoice(true)).toBeNull();
});

test('a site that does not ask counts a new visitor', () => {
  expect(store.getEffectiveChoice(false)).toBe('accepted');
});

test.each(['accepted', 'refused'] as const)('"%s" is stored for later visits', async (choice) => {
  store.storeChoice(choice);
  jest.resetModules();
  const later: Store = await import('@/components/islands/analytics/choice');
  expect(later.readChoice()).toBe(choice);
  expect(later.getEffectiveChoice(true)).toBe(choice);
  expect(later.getEffectiveChoice(false)).toBe(choice);
});

test.each(['', 'yes', 'Accepted', 'null', 'toString'])(
  '"%s" in storage counts as no choice',
  (text) => {
    localStorage.setItem(store.STORAGE_KEY, text);
    expect(store.readChoice()).toBeNull();
  },
);

test('reads what another tab stored', () => {
  store.storeChoice('accepted');
  localStorage.setItem(store.STORAGE_KEY, 'refused');
  expect(store.readChoice()).toBe('refused');
  localStorage.clear();
  expect(store.readChoice()).toBeNull();
});

describe('Global Privacy Control', () => {
  test.each([true, false])('counts as a refusal, whether the site asks (%s)', (asks) => {
    privacyControl(true);
    expect(store.getEffectiveChoice(asks)).toBe('refused');
  });

  test('yields to an explicit yes', () => {
    privacyControl(true);
    store.storeChoice('accepted');
    expect(store.getEffectiveChoice(true)).toBe('accepted');
  });

  test('counts for nothing when it is off', () => {
    privacyControl(false);
    expect(store.getEffectiveChoice(true)).toBeNull();
  });
});

describe('when storage is blocked', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');

  beforeEach(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  afterEach(() => {
    if (storage) Object.defineProperty(window, 'localStorage', storage);
  });

  test('a choice lasts until the page closes', () => {
    expect(store.readChoice()).toBeNull();
    store.storeChoice('accepted');
    expect(store.readChoice()).toBe('accepted');
    store.storeChoice('refused');
    expect(store.readChoice()).toBe('refused');
  });
});

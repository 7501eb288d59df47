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

test('nobody has chosen at first', () => {
  expect(store.readChoice()).toBeNull();
  expect(store.choiceInForce()).toBeNull();
});

test.each(['accepted', 'refused'] as const)('%s is kept for later visits', async (choice) => {
  store.keepChoice(choice);
  jest.resetModules();
  const later: Store = await import('@/components/islands/analytics/choice');
  expect(later.readChoice()).toBe(choice);
  expect(later.choiceInForce()).toBe(choice);
});

test.each(['', 'yes', 'Accepted', 'null', 'toString'])('"%s" in storage is no choice', (text) => {
  localStorage.setItem(store.KEY, text);
  expect(store.readChoice()).toBeNull();
});

test('what another page changed is seen', () => {
  store.keepChoice('accepted');
  localStorage.setItem(store.KEY, 'refused');
  expect(store.readChoice()).toBe('refused');
  localStorage.clear();
  expect(store.readChoice()).toBeNull();
});

describe('Global Privacy Control', () => {
  test('is a refusal', () => {
    privacyControl(true);
    expect(store.choiceInForce()).toBe('refused');
  });

  test('gives way to an explicit yes', () => {
    privacyControl(true);
    store.keepChoice('accepted');
    expect(store.choiceInForce()).toBe('accepted');
  });

  test('that is off says nothing', () => {
    privacyControl(false);
    expect(store.choiceInForce()).toBeNull();
  });
});

describe('where storage is blocked', () => {
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

  test('a choice lasts as long as the page', () => {
    expect(store.readChoice()).toBeNull();
    store.keepChoice('accepted');
    expect(store.readChoice()).toBe('accepted');
    store.keepChoice('refused');
    expect(store.readChoice()).toBe('refused');
  });
});

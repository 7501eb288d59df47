/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';

const ID = '1234567890123456';
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

type Pixel = typeof import('@/components/islands/analytics/pixel');

let pixel: Pixel;
const report = jest.fn();

beforeEach(async () => {
  document.head.innerHTML = '<script></script>';
  Reflect.deleteProperty(window, 'fbq');
  Reflect.deleteProperty(window, '_fbq');
  window.pageView = { counted: false, refused: false, report };
  jest.resetModules();
  pixel = await import('@/components/islands/analytics/pixel');
});

/** The calls that wait for Meta's script. */
const queue = () => [...(window.fbq?.queue ?? [])].map((call) => Array.from(Object(call)));
const views = () => queue().filter(([name, what]) => name === 'track' && what === 'PageView');
const scripts = () => document.querySelectorAll(`script[src="${SCRIPT}"]`);

/** Meta's script loads. From now on it takes the calls. */
function loadScript() {
  const calls: unknown[][] = [];
  const callMethod = (...call: unknown[]) => calls.push(call);
  Object.assign(window.fbq ?? {}, { callMethod });
  return calls;
}

test('starts the pixel once with this id, and counts one view of a visit', async () => {
  await Promise.all([pixel.countView(ID), pixel.countView(ID)]);
  await pixel.countView(ID);
  expect(queue()).toEqual([
    ['init', ID, {}],
    ['track', 'PageView'],
  ]);
  expect(scripts()).toHaveLength(1);
  expect({ ...window.fbq }).toMatchObject({
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
});

test('starts nothing when consent is withdrawn while the library loads', async () => {
  const counted = pixel.countView(ID);
  pixel.withdraw();
  await counted;
  expect(window.fbq).toBeUndefined();
});

test('puts a withdrawal before the calls that wait for Meta’s script', async () => {
  await pixel.countView(ID);
  pixel.withdraw();
  expect(queue()[0]).toEqual(['consent', 'revoke']);
});

test('revokes consent once, and a new yes counts no second view', async () => {
  await pixel.countView(ID);
  const calls = loadScript();
  pixel.withdraw();
  pixel.withdraw();
  expect(calls).toEqual([['consent', 'revoke']]);
  await pixel.countView(ID);
  expect(calls).toEqual([
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});

test('a blocked library causes no error, and is fetched again at the next visit', async () => {
  const log = jest.spyOn(console, 'error');
  jest.doMock('react-facebook-pixel', () => {
    throw new Error('net::ERR_BLOCKED_BY_CLIENT');
  });
  await expect(pixel.countView(ID)).resolves.toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  jest.dontMock('react-facebook-pixel');
  await pixel.countView(ID);
  expect(views()).toHaveLength(1);
});

import { beforeEach, expect, jest, test } from '@jest/globals';

const ID = '1234567890123456';
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

type Pixel = typeof import('@/components/islands/analytics/pixel');

let pixel: Pixel;

beforeEach(async () => {
  document.head.innerHTML = '<script></script>';
  Reflect.deleteProperty(window, 'fbq');
  Reflect.deleteProperty(window, '_fbq');
  jest.resetModules();
  pixel = await import('@/components/islands/analytics/pixel');
});

/** What waits for Meta's script. */
const queue = () => [...(window.fbq?.queue ?? [])].map((call) => Array.from(Object(call)));
const views = () => queue().filter(([name, what]) => name === 'track' && what === 'PageView');
const scripts = () => document.querySelectorAll(`script[src="${SCRIPT}"]`);

/** Meta's script arrives: from now on it takes the calls. */
function arrive() {
  const calls: unknown[][] = [];
  const callMethod = (...call: unknown[]) => calls.push(call);
  Object.assign(window.fbq ?? {}, { callMethod });
  return calls;
}

/** The visitor leaves the page, and the browser keeps it. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('nothing is there before the first view', () => {
  expect(window.fbq).toBeUndefined();
  expect(scripts()).toHaveLength(0);
});

test('starts the pixel of this id and counts one view', async () => {
  await pixel.countView(ID);
  expect(queue()).toEqual([
    ['init', ID, {}],
    ['track', 'PageView'],
  ]);
  expect(scripts()).toHaveLength(1);
});

test('leaves automatic configuration on', async () => {
  await pixel.countView(ID);
  expect(queue()).not.toContainEqual(expect.arrayContaining(['autoConfig']));
});

test('tells Meta’s script to count nothing by itself, and everything it is told to', async () => {
  await pixel.countView(ID);
  expect({ ...window.fbq }).toMatchObject({
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
});

test('a visit counts once, however often it is told, at once or later', async () => {
  await Promise.all([pixel.countView(ID), pixel.countView(ID)]);
  await pixel.countView(ID);
  expect(views()).toHaveLength(1);
  expect(queue().filter(([name]) => name === 'init')).toHaveLength(1);
});

test('a page that is left and comes back counts again', async () => {
  await pixel.countView(ID);
  leave();
  await pixel.countView(ID);
  expect(views()).toHaveLength(2);
  expect(queue().filter(([name]) => name === 'init')).toHaveLength(1);
});

test('who withdraws while the library is under way starts nothing', async () => {
  const counted = pixel.countView(ID);
  pixel.withdraw();
  await counted;
  expect(window.fbq).toBeUndefined();
  expect(scripts()).toHaveLength(0);
});

test('who withdraws before Meta’s script is there is heard before anything is sent', async () => {
  await pixel.countView(ID);
  pixel.withdraw();
  expect(queue()[0]).toEqual(['consent', 'revoke']);
});

test('withdrawing revokes once, and a renewed yes grants without another view', async () => {
  await pixel.countView(ID);
  const calls = arrive();
  pixel.withdraw();
  pixel.withdraw();
  expect(calls).toEqual([['consent', 'revoke']]);
  await pixel.countView(ID);
  expect(calls).toEqual([
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});

test('withdrawing where nothing runs does nothing', () => {
  pixel.withdraw();
  expect(window.fbq).toBeUndefined();
});

test('a library that is blocked is no error, and is tried again at the next visit', async () => {
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

/** @jest-environment node */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { settle, startClock } from '@/__tests__/support/clock';
import { createMessage } from '@/__tests__/support/consultation';
import { KEPT_FOR_MS } from '@/components/islands/delivery/entry';
import { getField, type Message } from '@/components/islands/delivery/message';
import { createOutbox } from '@/components/islands/delivery/outbox';
import { openStore } from '@/components/islands/delivery/store';

const START = Date.UTC(2026, 10, 21);
const DAY = 24 * 3600 * 1000;

type Answer = 'ok' | 'hang' | { throws: unknown };
const down = { throws: new TypeError('Failed to fetch') };
const status = (code: number) => ({ throws: { status: code, text: '' } });

/** Creates a device with a clock, and a mail service that gives `answers` and then "ok". */
function setUp(answers: Answer[] = []) {
  const clock = startClock(START);
  const requests: { at: number; message: string }[] = [];
  const mails: string[] = [];
  const log: string[] = [];
  const device = { online: true, marked: false };
  const late: (() => void)[] = [];
  let turn = Promise.resolve();

  async function send(sent: Message): Promise<void> {
    const message = getField(sent, 'message');
    requests.push({ at: clock.now() - START, message });
    const answer = answers.shift() ?? 'ok';
    if (answer === 'hang') await new Promise<void>((resolve) => late.push(resolve));
    else if (answer !== 'ok') throw answer.throws;
    mails.push(message);
  }

  /** Opens a tab of the site. All tabs share the device. */
  async function openTab() {
    const store = await openStore();
    const outbox = createOutbox({
      store,
      send,
      now: clock.now,
      after: clock.after,
      withLock(work) {
        const mine = turn.then(work);
        turn = mine.then(
          () => {},
          () => {},
        );
        return mine;
      },
      isOnline: () => device.online,
      noteWaiting(waits) {
        device.marked = waits;
      },
      log: (text) => log.push(text),
    });
    /** Presses Send, and says how that ends for the visitor. */
    async function press(sent: Message, predecessor?: string) {
      const entry = await outbox.keep(sent, predecessor);
      if (!entry) throw new Error('The outbox did not store the message.');
      const end = outbox.deliver(entry).then(
        () => 'delivered',
        () => 'failed',
      );
      return { id: entry.id, end };
    }
    return { store, outbox, press };
  }

  return { clock, requests, mails, log, device, late, openTab };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true });
});

test('removes a message once it is delivered', async () => {
  const { clock, mails, device, openTab } = setUp();
  const { store, press } = await openTab();
  const { end } = await press(createMessage());
  expect(device.marked).toBe(true);
  expect(await store.getWaiting()).toHaveLength(1);
  expect(await end).toBe('delivered');
  await settle();
  expect(mails).toEqual(['It is slow.']);
  expect(await store.getWaiting()).toEqual([]);
  expect(device.marked).toBe(false);
  expect(clock.timers()).toBe(0);
});

test.each([
  ['no network', down],
  ['429', status(429)],
  ['500', status(500)],
])('after %s, sends a message again with growing pauses until it arrives', async (_, failure) => {
  const { clock, requests, mails, device, openTab } = setUp([failure, failure, failure]);
  const { press, store } = await openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(60_000);
  expect(requests.map(({ at }) => at / 1000)).toEqual([0, 4, 12, 28]);
  expect(mails).toEqual(['It is slow.']);
  expect(await store.getWaiting()).toEqual([]);
  expect(device.marked).toBe(false);
});

test.each([400, 403])('after %i, drops a waiting message and logs that', async (code) => {
  const { clock, requests, log, openTab } = setUp([down, status(code)]);
  const { press, store } = await openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(DAY);
  expect(requests).toHaveLength(2);
  expect(await store.getWaiting()).toEqual([]);
  expect(log).toEqual(['A form in the outbox was refused for good.']);
});

test('does not keep a message that the service refuses at once', async () => {
  const { clock, requests, device, openTab } = setUp([status(400)]);
  const { press, store } = await openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await store.getWaiting()).toEqual([]);
  expect(device.marked).toBe(false);
});

test('gives a message up after seven days and logs that', async () => {
  const { clock, log, device, openTab } = setUp([down, down]);
  device.online = false;
  const { outbox, press, store } = await openTab();
  await (await press(createMessage())).end;
  await clock.pass(KEPT_FOR_MS);
  await outbox.drain();
  expect(await store.getWaiting()).toHaveLength(1);
  await clock.pass(1);
  await outbox.drain();
  expect(await store.getWaiting()).toEqual([]);
  expect(log).toEqual(['A form was given up after 7 days in the outbox.']);
  expect(device.marked).toBe(false);
  expect(clock.timers()).toBe(0);
});

test('sets no timer offline, and sends once the network is back', async () => {
  const { clock, requests, mails, device, openTab } = setUp([down]);
  device.online = false;
  const { outbox, press } = await openTab();
  await (await press(createMessage())).end;
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(clock.timers()).toBe(0);
  device.online = true;
  await outbox.drain({ all: true });
  expect(mails).toEqual(['It is slow.']);
});

test('sends a message of an earlier visit at once, before its pause ends', async () => {
  const { clock, mails, openTab } = setUp([down, down, down]);
  const first = await openTab();
  await (await first.press(createMessage())).end;
  await clock.pass(15_000);
  expect(mails).toEqual([]);
  const second = await openTab();
  await second.outbox.drain({ all: true });
  expect(mails).toEqual(['It is slow.']);
});

test('requests of all tabs begin a second apart', async () => {
  const { clock, requests, mails, openTab } = setUp([down, down, down]);
  const [first, second] = [await openTab(), await openTab()];
  const messages = ['one', 'two', 'three'];
  const presses = await Promise.all(
    messages.map((message, i) =>
      (i % 2 ? second : first).press(createMessage({ message, subject: message })),
    ),
  );
  await clock.pass(10_000);
  for (const { end } of presses) expect(await end).toBe('failed');
  const drains = [first, second].map(({ outbox }) => outbox.drain({ all: true }));
  await clock.pass(60_000);
  await Promise.all(drains);
  expect([...mails].sort()).toEqual([...messages].sort());
  const starts = requests.map(({ at }) => at);
  const gaps = starts.slice(1).map((at, i) => at - (starts[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
});

test('mails the same content once when it is sent again while it waits', async () => {
  const { clock, mails, openTab } = setUp([down]);
  const { press, store } = await openTab();
  const first = await press(createMessage());
  expect(await first.end).toBe('failed');
  await clock.pass(1000);
  const second = await press(createMessage(), first.id);
  expect(await store.getWaiting()).toHaveLength(1);
  await clock.pass(1000);
  expect(await second.end).toBe('delivered');
  await clock.pass(DAY);
  expect(mails).toEqual(['It is slow.']);
});

test('reports success, but mails nothing, for content of the last seven days', async () => {
  const { clock, mails, openTab } = setUp([down]);
  const { press } = await openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(5000);
  expect(mails).toHaveLength(1);
  expect(await (await press(createMessage())).end).toBe('delivered');
  expect(mails).toHaveLength(1);

  await clock.pass(KEPT_FOR_MS + 1);
  const other = await openTab();
  await other.outbox.drain({ all: true });
  expect(await (await other.press(createMessage())).end).toBe('delivered');
  expect(mails).toHaveLength(2);
});

test('sending a message again does not prolong its seven days', async () => {
  const { clock, device, openTab } = setUp([down, down]);
  device.online = false;
  const { outbox, press, store } = await openTab();
  await (await press(createMessage())).end;
  await clock.pass(5 * DAY);
  await (await press(createMessage())).end;
  await clock.pass(2 * DAY + 1);
  await outbox.drain();
  expect(await store.getWaiting()).toEqual([]);
});

test.each([
  ['of the same person', {}, false],
  ['of the same form', { subject: 'A till, please' }, true],
])('a correction %s replaces its predecessor', async (_, changes, sameForm) => {
  const { clock, mails, openTab } = setUp([down, down]);
  const { press, store } = await openTab();
  const first = await press(createMessage());
  await first.end;
  await clock.pass(1000);
  const corrected = await press(
    createMessage({ ...changes, message: 'New.' }),
    sameForm ? first.id : undefined,
  );
  expect((await store.getWaiting()).map(({ id }) => id)).toEqual([corrected.id]);
  expect(await corrected.end).toBe('failed');
  await clock.pass(DAY);
  expect(mails).toEqual(['New.']);
});

test('mails two topics of the same person', async () => {
  const { clock, mails, openTab } = setUp([down, down]);
  const { press } = await openTab();
  await (await press(createMessage())).end;
  await clock.pass(1000);
  await (await press(createMessage({ subject: 'An app', message: 'We want one.' }))).end;
  await clock.pass(DAY);
  expect([...mails].sort()).toEqual(['It is slow.', 'We want one.']);
});

test('fails after half a minute without an answer', async () => {
  const { clock, requests, mails, openTab } = setUp(['hang']);
  const { press } = await openTab();
  const { end } = await press(createMessage());
  await clock.pass(29_000);
  expect(requests).toHaveLength(1);
  await clock.pass(2_000);
  expect(await end).toBe('failed');
  await clock.pass(10_000);
  expect(mails).toEqual(['It is slow.']);
});

test('an answer after the deadline still counts', async () => {
  const { clock, requests, late, openTab } = setUp(['hang']);
  const { press, store } = await openTab();
  const { end } = await press(createMessage());
  await clock.pass(31_000);
  expect(await end).toBe('failed');
  for (const answer of late) answer();
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await store.getWaiting()).toEqual([]);
});

test('returns null, and throws nothing, when it cannot store a message', async () => {
  const { openTab } = setUp();
  const { store, outbox } = await openTab();
  store.close();
  expect(await outbox.keep(createMessage(), undefined)).toBeNull();
  await expect(outbox.drain()).resolves.toBeUndefined();
});

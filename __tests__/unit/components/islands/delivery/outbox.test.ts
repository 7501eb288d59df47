import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { settle, startClock } from '@/__tests__/support/clock';
import { createMessage, createPress, createTestEntry } from '@/__tests__/support/consultation';
import { OUTBOX } from '@/components/islands/delivery/database';
import { type Entry, toPress } from '@/components/islands/delivery/entry';
import { getField } from '@/components/islands/delivery/fields';
import { type Message, toMail } from '@/components/islands/delivery/message';
import { createOutbox } from '@/components/islands/delivery/outbox';
import {
  getEnd,
  getNextTime,
  getPause,
  getRequestDelay,
  KEPT_FOR_MS,
  REMEMBERED_FOR_MS,
} from '@/components/islands/delivery/schedule';
import {
  createPageStore,
  deviceStore,
  type State,
  type Store,
} from '@/components/islands/delivery/store';

const START = Date.UTC(2026, 10, 21);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type Answer = 'ok' | 'hang' | { throws: unknown };
const down = { throws: new TypeError('Failed to fetch') };
const status = (code: number) => ({ throws: { status: code, text: '' } });

/** Creates a device with a clock, and a mail service that gives `answers` and then "ok". */
function setUp(answers: Answer[] = [], store: Store = createPageStore()) {
  const clock = startClock(START);
  const requests: { at: number; id: string }[] = [];
  const mails: string[] = [];
  const log: string[] = [];
  const device = { online: true };
  const late: (() => void)[] = [];
  const claimed = new Set<string>();

  async function request({ id, letter }: Entry): Promise<void> {
    const message = getField(toMail(letter), 'message');
    requests.push({ at: (clock.now() - START) / SECOND, id });
    const answer = answers.shift() ?? 'ok';
    if (answer === 'hang') {
      await new Promise<void>((resolve) => late.push(resolve));
    } else if (answer !== 'ok') throw answer.throws;
    mails.push(message);
  }

  /** Opens a tab of the site. All tabs share the device. */
  function openTab() {
    const outbox = createOutbox({
      store,
      send: request,
      now: clock.now,
      after: clock.after,
      async claim(id) {
        if (claimed.has(id)) return null;
        claimed.add(id);
        return () => claimed.delete(id);
      },
      isOnline: () => device.online,
      log: (text) => log.push(text),
    });
    /** Presses Send. `end` says how that ends for the visitor. */
    async function press(changes: Parameters<typeof createMessage>[0] = {}) {
      const message: Message = createMessage(changes);
      const entry = await outbox.keep({ ...toPress(message), since: clock.now() });
      const delivered = entry ? outbox.deliver(entry) : Promise.resolve();
      return {
        end: delivered.then(
          () => 'delivered',
          () => 'failed',
        ),
      };
    }
    /** Presses Send, and waits for the end. */
    const send = async (changes?: Parameters<typeof createMessage>[0]) =>
      (await press(changes)).end;
    /** Sends what waits, as a new page does. */
    async function visit() {
      const drained = outbox.drain({ all: true });
      await clock.pass(2 * SECOND);
      await drained;
    }
    return { outbox, press, send, visit };
  }

  /** The messages that wait. */
  const waiting = async () => (await store.change((same) => same)).waiting;

  return { clock, requests, mails, log, device, late, waiting, openTab, ...openTab() };
}

/** The tests' clock cannot wait for digests that another thread makes. */
const digest = async (_: unknown, data: unknown) =>
  new Uint8Array(
    createHash('sha256')
      .update(data as Uint8Array)
      .digest(),
  ).buffer;

beforeEach(() => {
  jest.spyOn(crypto.subtle, 'digest').mockImplementation(digest);
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true });
});

const stores: [name: string, create: () => Store][] = [
  ['on the device', () => deviceStore],
  ['on the page', createPageStore],
];

test.each(stores)('removes a message %s once it is delivered', async (_, create) => {
  const { clock, mails, press, waiting } = setUp([], create());
  const { end } = await press();
  expect(await waiting()).toHaveLength(1);
  expect(await end).toBe('delivered');
  await settle();
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
  expect(clock.timers()).toBe(0);
});

test('sends a message again with growing pauses until it arrives', async () => {
  const { clock, requests, mails, send, waiting } = setUp([down, down, status(500)]);
  expect(await send()).toBe('failed');
  await clock.pass(MINUTE);
  expect(requests.map(({ at }) => at)).toEqual([0, 4, 12, 28]);
  expect(mails).toEqual(['It is slow.']);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('keeps a message that the service refuses, tells the owner, and sends it once that is mended', async () => {
  const { clock, mails, log, send, visit, waiting } = setUp([status(400), status(400)]);
  expect(await send()).toBe('failed');
  expect(log).toEqual([expect.stringContaining('Mend its address, its keys or the account')]);
  expect(await waiting()).toHaveLength(1);
  await clock.pass(10 * MINUTE);
  expect(log).toHaveLength(1);
  // A later visit, and then the account is mended.
  await visit();
  await visit();
  expect(mails).toEqual(['It is slow.']);
});

test('does not keep a message that is too large, and logs that', async () => {
  const { clock, requests, log, send, waiting } = setUp([status(413)]);
  expect(await send()).toBe('failed');
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  expect(log).toHaveLength(1);
});

test('tries a message once more after seven days, and then gives it up', async () => {
  const { clock, log, requests, device, send, visit, waiting } = setUp([down, down, down]);
  device.online = false;
  await send();
  await clock.pass(KEPT_FOR_MS + 1);
  // Without a network nothing is given up.
  await visit();
  expect(await waiting()).toHaveLength(1);
  device.online = true;
  await visit();
  expect(requests).toHaveLength(3);
  expect(await waiting()).toEqual([]);
  expect(log).toEqual(['A form was given up: it waited for 7 days.']);
  expect(clock.timers()).toBe(0);
});

test.each([
  ['ten days slow', 10 * DAY],
  ['ten days fast', -10 * DAY],
])('loses nothing where the clock was %s when a message was written', async (_, change) => {
  const { clock, mails, device, send, visit } = setUp([down]);
  device.online = false;
  await send();
  // Without a network there is no timer.
  expect(clock.timers()).toBe(0);
  clock.set(clock.now() + change);
  device.online = true;
  await visit();
  expect(mails).toEqual(['It is slow.']);
});

const openDatabase = async () => {
  // The first change creates it.
  await deviceStore.change((same) => same);
  const opening = indexedDB.open(OUTBOX);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  return opening.result;
};

/** Puts values into the database as another version of the site, or nobody, may have written them. */
async function putWaiting(...values: readonly object[]): Promise<void> {
  const database = await openDatabase();
  const tx = database.transaction(['waiting', 'delivered', 'pace'], 'readwrite');
  for (const value of values) tx.objectStore('waiting').put(value);
  tx.objectStore('delivered').put('today', 'print');
  tx.objectStore('pace').put({}, 'last');
  database.close();
}

test('removes stored messages that cannot be read, and sends the one beside them', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const bad = [
    { letter: null },
    { letter: { fields: 'Asha' } },
    { letter: { fields: [] } },
    { letter: { fields: [['Asha']] } },
    { letter: { fields: [['name', 7]] } },
    { id: 7, letter: createMessage() },
  ];
  await putWaiting(...bad.map((each, i) => ({ id: `bad ${i}`, since: START, due: 0, ...each })));
  const { mails, send, waiting } = setUp([], deviceStore);
  expect(await send()).toBe('delivered');
  await settle();
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('cannot be read'), expect.anything()]]);
  log.mockRestore();
});

test.each([
  ['no switches', { letter: { fields: createMessage().fields } }],
  ['times that are no numbers', { since: 'yesterday', due: null, failures: Number.NaN }],
])('sends a stored message with %s', async (_, changes) => {
  const entry = { id: 'a', letter: createMessage(), since: START, failures: 0, due: 0 };
  await putWaiting({ ...entry, ...changes });
  const { mails, visit, waiting } = setUp([], deviceStore);
  await visit();
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
});

/** A store that fails to write what `isLost` names. */
function createLossyStore(isLost: (before: State, after: State) => boolean, throws = false): Store {
  const page = createPageStore();
  return {
    lasts: true,
    async change(work) {
      let lost = false;
      const state = await page.change((before) => {
        const after = work(before);
        lost = isLost(before, after);
        return lost ? before : after;
      });
      if (lost && throws) throw new DOMException('Aborted.', 'AbortError');
      return state;
    },
  };
}

test('mails a message once whose removal fails, as long as the page is open', async () => {
  const store = createLossyStore(
    (before, after) => after.waiting.length < before.waiting.length,
    true,
  );
  const { clock, mails, send, visit } = setUp([], store);
  expect(await send()).toBe('delivered');
  await clock.pass(DAY);
  await visit();
  expect(mails).toEqual(['It is slow.']);
});

test('after an unclear answer, sends a message twice more, on later visits only', async () => {
  const unclear = { throws: { status: 200, text: 'Accepted', kind: 'text' } };
  const answers = Array.from({ length: 9 }, () => unclear);
  const { clock, requests, log, send, visit, waiting } = setUp(answers, deviceStore);
  expect(await send()).toBe('failed');
  expect(log).toEqual([expect.stringContaining('npm run try-form')]);
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  for (let i = 0; i < 5; i += 1) await visit();
  expect(requests).toHaveLength(3);
  expect(await waiting()).toEqual([]);
  expect(log.at(-1)).toMatch(/given up: no answer says whether/);
});

test('a service that always fails gets a message fifty times at most', async () => {
  const answers = Array.from({ length: 999 }, () => down);
  const { clock, requests, log, send, visit, waiting } = setUp(answers);
  await send();
  for (let i = 0; i < 20; i += 1) await visit();
  expect(requests.length).toBeLessThan(10);
  await clock.pass(6 * DAY);
  expect(requests.length).toBeLessThanOrEqual(50);
  expect(await waiting()).toHaveLength(1);
  expect(log).toEqual([]);
});

test('pauses double up to six hours, fifty requests are the last, and a clock may be set back', () => {
  expect([1, 2, 13, 14].map((failures) => getPause(failures) / SECOND)).toEqual([
    4, 8, 16_384, 21_600,
  ]);
  const isOver = (failures: number) =>
    getEnd({ ...createTestEntry(), failures }, { now: 0, isOnline: true, lasts: true }) !== null;
  expect([49, 50].map(isOver)).toEqual([false, true]);
  expect(getNextTime({ ...createTestEntry(), due: 100_000_000 }, 7)).toBe(7);
  expect(getRequestDelay(5000, 4000)).toBe(0);
});

test('requests of all tabs begin a second apart', async () => {
  const { clock, requests, mails, openTab, ...first } = setUp([down, down, down]);
  const second = openTab();
  const messages = ['one', 'two', 'three'];
  const presses = await Promise.all(
    messages.map((message, i) => (i % 2 ? second : first).press({ message })),
  );
  await clock.pass(10 * SECOND);
  for (const { end } of presses) expect(await end).toBe('failed');
  const drains = [first, second].map(({ outbox }) => outbox.drain({ all: true }));
  await clock.pass(MINUTE);
  await Promise.all(drains);
  expect([...mails].sort()).toEqual([...messages].sort());
  for (const [i, { at }] of requests.slice(1).entries())
    expect(at - (requests[i]?.at ?? 0)).toBeGreaterThanOrEqual(1);
});

test('mails the same message once within ten minutes, and again after them', async () => {
  const { clock, mails, press, send, waiting } = setUp([down]);
  expect(await send()).toBe('failed');
  await clock.pass(SECOND);
  const second = await press({ contact_no: '98765 43210' });
  expect(await waiting()).toHaveLength(1);
  await clock.pass(5 * SECOND);
  expect(await second.end).toBe('delivered');
  expect(await send()).toBe('delivered');
  expect(mails).toHaveLength(1);
  await clock.pass(REMEMBERED_FOR_MS + 1);
  expect(await send()).toBe('delivered');
  expect(mails).toHaveLength(2);
});

test('sending a message again does not prolong its seven days', async () => {
  const { clock, device, send, waiting } = setUp([down, down]);
  device.online = false;
  await send();
  await clock.pass(5 * DAY);
  await send();
  expect((await waiting()).map(({ since }) => since)).toEqual([START]);
});

test('a message with a mended address replaces the one that waits', async () => {
  const { clock, mails, send } = setUp([down, down]);
  await send();
  await clock.pass(SECOND);
  expect(await send({ email: 'asha@example.org' })).toBe('failed');
  await clock.pass(DAY);
  expect(mails).toHaveLength(1);
});

test('a form gives up after half a minute, and an answer after that still counts', async () => {
  const { clock, requests, late, press, waiting } = setUp(['hang']);
  const { end } = await press();
  await clock.pass(31 * SECOND);
  expect(await end).toBe('failed');
  for (const answer of late) answer();
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a request that is never answered is made again after two minutes', async () => {
  const { clock, requests, mails, press } = setUp(['hang']);
  await press();
  await clock.pass(100 * SECOND);
  expect(requests).toHaveLength(1);
  await clock.pass(MINUTE);
  expect(mails).toEqual(['It is slow.']);
});

test('a second press while the first is under way makes no second request', async () => {
  const { clock, requests, late, openTab, press } = setUp(['hang']);
  const ends = [await press(), await openTab().press()];
  await clock.pass(5 * SECOND);
  for (const answer of late) answer();
  await clock.pass(5 * SECOND);
  for (const { end } of ends) expect(await end).toBe('delivered');
  expect(requests).toHaveLength(1);
});

test('does not mail a message that another tab corrects before its request begins', async () => {
  const { clock, mails, openTab, press } = setUp();
  await press({ message: 'Another.' });
  const { end } = await press();
  await openTab().press({ email: 'asha@example.org' });
  await clock.pass(5 * SECOND);
  expect(await end).toBe('failed');
  expect(mails).toEqual(['Another.', 'It is slow.']);
});

test('throws when it cannot store a message', async () => {
  const broken: Store = { lasts: true, change: () => Promise.reject(new Error('Full.')) };
  const { outbox } = setUp([], broken);
  await expect(outbox.keep(createPress(START))).rejects.toThrow('Full.');
  await expect(outbox.drain()).resolves.toBeUndefined();
});

test('sends a message although its store breaks after it was kept', async () => {
  const page = createPageStore();
  let breaks = false;
  const store: Store = {
    lasts: true,
    change: (work) => (breaks ? Promise.reject(new Error('Gone.')) : page.change(work)),
  };
  const { mails, outbox } = setUp([], store);
  const entry = await outbox.keep(createPress(START));
  breaks = true;
  if (entry) await outbox.deliver(entry);
  expect(mails).toEqual(['It is slow.']);
});

test('a device that stores too late does not store at all', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const database = await openDatabase();
  // Another tab writes for longer than the deadline.
  const other = database.transaction('waiting', 'readwrite').objectStore('waiting');
  let isHeld = true;
  const hold = () => {
    if (isHeld) other.count().onsuccess = hold;
  };
  hold();
  const { outbox, waiting } = setUp([], deviceStore);
  const refused = expect(outbox.keep(createPress(START))).rejects.toThrow(
    'Storage took longer than 3 s.',
  );
  await settle();
  jest.advanceTimersByTime(3001);
  await refused;
  isHeld = false;
  jest.useRealTimers();
  await settle();
  expect(await waiting()).toEqual([]);
  database.close();
});

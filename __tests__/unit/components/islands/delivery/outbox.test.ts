/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { settle, startClock } from '@/__tests__/support/clock';
import { createMessage, createPress } from '@/__tests__/support/consultation';
import { OUTBOX } from '@/components/islands/delivery/database';
import { type Entry, toPress } from '@/components/islands/delivery/entry';
import { getField } from '@/components/islands/delivery/fields';
import { type Message, toMail } from '@/components/islands/delivery/message';
import { createOutbox } from '@/components/islands/delivery/outbox';
import { KEPT_FOR_MS, REMEMBERED_FOR_MS } from '@/components/islands/delivery/schedule';
import { createPageStore, deviceStore, type Store } from '@/components/islands/delivery/store';

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
  const requests: { at: number; message: string }[] = [];
  const mails: string[] = [];
  const ids: string[] = [];
  const log: string[] = [];
  const device = { online: true };
  const late: ((answer: 'ok' | 'fail') => void)[] = [];
  const claimed = new Set<string>();

  async function send({ id, letter }: Entry): Promise<void> {
    const message = getField(toMail(letter), 'message');
    requests.push({ at: clock.now() - START, message });
    ids.push(id);
    const answer = answers.shift() ?? 'ok';
    if (answer === 'hang') {
      await new Promise<void>((resolve, reject) =>
        late.push((end) => (end === 'ok' ? resolve() : reject(new TypeError('Failed')))),
      );
    } else if (answer !== 'ok') throw answer.throws;
    mails.push(message);
  }

  /** Opens a tab of the site. All tabs share the device. */
  function openTab() {
    const outbox = createOutbox({
      store,
      send,
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
    async function press(sent: Message) {
      const entry = await outbox.keep({ ...toPress(sent), since: clock.now() });
      const end = entry
        ? outbox.deliver(entry).then(
            () => 'delivered',
            () => 'failed',
          )
        : Promise.resolve('delivered');
      return { entry, end };
    }
    return { outbox, press };
  }

  /** The messages that wait. */
  async function waiting(): Promise<string[]> {
    const state = await store.change((same) => same);
    return state.waiting.map(({ letter }) => getField(letter.fields, 'message'));
  }

  return { clock, requests, mails, ids, log, device, late, openTab, waiting, store };
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
  const { clock, mails, openTab, waiting } = setUp([], create());
  const { press } = openTab();
  const { end } = await press(createMessage());
  expect(await waiting()).toHaveLength(1);
  expect(await end).toBe('delivered');
  await settle();
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
  expect(clock.timers()).toBe(0);
});

test.each([
  ['no network', down],
  ['500', status(500)],
])('after %s, sends a message again with growing pauses until it arrives', async (_, failure) => {
  const { clock, requests, mails, ids, openTab, waiting } = setUp([failure, failure, failure]);
  expect(await (await openTab().press(createMessage())).end).toBe('failed');
  await clock.pass(MINUTE);
  expect(requests.map(({ at }) => at / 1000)).toEqual([0, 4, 12, 28]);
  expect(mails).toEqual(['It is slow.']);
  expect(new Set(ids).size).toBe(1);
  expect(await waiting()).toEqual([]);
});

test.each([400, 451])(
  'after %i, keeps the message, tells the owner, and sends it once that is mended',
  async (code) => {
    const { clock, mails, log, openTab, waiting } = setUp([status(code), status(code)]);
    const { press, outbox } = openTab();
    expect(await (await press(createMessage())).end).toBe('failed');
    expect(log).toEqual([expect.stringContaining('Mend its address, its keys or the account')]);
    expect(await waiting()).toHaveLength(1);
    await clock.pass(10 * MINUTE);
    expect(log).toHaveLength(1);
    // A later visit, and then the account is mended.
    await outbox.drain({ all: true });
    await clock.pass(SECOND);
    await outbox.drain({ all: true });
    expect(mails).toEqual(['It is slow.']);
  },
);

test('does not keep a message that is too large, and logs that', async () => {
  const { clock, requests, log, openTab, waiting } = setUp([status(413)]);
  expect(await (await openTab().press(createMessage())).end).toBe('failed');
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  expect(log).toHaveLength(1);
});

test('tries a message once more after seven days, and then gives it up', async () => {
  const { clock, log, requests, device, openTab, waiting } = setUp([down, down, down]);
  device.online = false;
  const { outbox, press } = openTab();
  await (await press(createMessage())).end;
  await clock.pass(KEPT_FOR_MS + 1);
  // Without a network nothing is given up.
  await outbox.drain({ all: true });
  expect(await waiting()).toHaveLength(1);
  await clock.pass(SECOND);
  device.online = true;
  await outbox.drain({ all: true });
  expect(requests).toHaveLength(3);
  expect(await waiting()).toEqual([]);
  expect(log).toEqual(['A form was given up: it waited for 7 days.']);
  expect(clock.timers()).toBe(0);
});

test.each([
  ['ten days slow', 10 * DAY],
  ['ten days fast', -10 * DAY],
])('loses nothing where the clock was %s when a message was written', async (_, change) => {
  const { clock, mails, device, openTab } = setUp([down]);
  device.online = false;
  const { outbox, press } = openTab();
  await (await press(createMessage())).end;
  // Without a network there is no timer.
  expect(clock.timers()).toBe(0);
  clock.set(clock.now() + change);
  device.online = true;
  const drained = outbox.drain({ all: true });
  await clock.pass(2 * SECOND);
  await drained;
  expect(mails).toEqual(['It is slow.']);
});

/** Puts values into the database as another version of the site, or nobody, may have written them. */
async function putWaiting(...values: readonly object[]): Promise<void> {
  await deviceStore.change((same) => same);
  const opening = indexedDB.open(OUTBOX);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const waiting = opening.result.transaction('waiting', 'readwrite').objectStore('waiting');
  for (const value of values) waiting.put(value);
  opening.result.close();
}

test('sends what an earlier version of the site has stored', async () => {
  const { clock, mails, openTab } = setUp([], deviceStore);
  const { outbox, press } = openTab();
  await (await press(createMessage({ message: 'New.' }))).end;
  const { fields } = createMessage({ message: 'Old.' });
  const mail = { origin: '', publicKey: 'k', serviceId: 's', templateId: 't' };
  const letter = { fields, mail, delivery: { outbox: true, timeTrap: null } };
  await putWaiting({ id: 'a'.repeat(64), letter, since: START, failures: 1, due: START });
  const drained = outbox.drain({ all: true });
  await clock.pass(2 * SECOND);
  await drained;
  expect(mails).toEqual(['New.', 'Old.']);
});

test.each([
  ['no letter', {}],
  ['an empty letter', { letter: null }],
  ['fields that are a text', { letter: { fields: 'Asha' } }],
  ['no fields', { letter: { fields: [] } }],
  ['a field without a name', { letter: { fields: [['Asha']] } }],
  ['values that are no texts', { letter: { fields: [['name', 7]] } }],
  ['an id that is no text', { id: 7, letter: createMessage() }],
])('removes a stored message with %s, and sends the one beside it', async (_, changes) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await putWaiting({ id: 'bad', since: START, failures: 0, due: 0, ...changes });
  const { mails, openTab, waiting } = setUp([], deviceStore);
  const { end } = await openTab().press(createMessage());
  expect(await end).toBe('delivered');
  await settle();
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(/removed stored messages that cannot be read/);
  log.mockRestore();
});

test.each([
  ['no switches', { letter: { fields: createMessage().fields } }],
  ['times that are no numbers', { since: 'yesterday', due: null, failures: Number.NaN }],
])('sends a stored message with %s', async (_, changes) => {
  const entry = { id: 'a', letter: createMessage(), since: START, failures: 0, due: 0 };
  await putWaiting({ ...entry, ...changes });
  const { mails, openTab, waiting } = setUp([], deviceStore);
  await openTab().outbox.drain({ all: true });
  expect(mails).toEqual(['It is slow.']);
  expect(await waiting()).toEqual([]);
});

test('ignores deliveries and a last request that are no times', async () => {
  await deviceStore.change((same) => same);
  const opening = indexedDB.open(OUTBOX);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const tx = opening.result.transaction(['delivered', 'pace'], 'readwrite');
  tx.objectStore('delivered').put('today', 'print');
  tx.objectStore('pace').put({}, 'last');
  opening.result.close();
  const { mails, openTab } = setUp([], deviceStore);
  expect(await (await openTab().press(createMessage())).end).toBe('delivered');
  expect(mails).toEqual(['It is slow.']);
});

test('mails a message once whose removal fails, as long as the page is open', async () => {
  const page = createPageStore();
  const store: Store = {
    lasts: true,
    async change(work) {
      const before = page.waiting().length;
      let after = before;
      const state = await page.change((old) => {
        const next = work(old);
        after = next.waiting.length;
        return after < before ? old : next;
      });
      if (after < before) throw new DOMException('Aborted.', 'AbortError');
      return state;
    },
  };
  const { clock, mails, openTab } = setUp([], store);
  const { press, outbox } = openTab();
  expect(await (await press(createMessage())).end).toBe('delivered');
  await clock.pass(DAY);
  await outbox.drain({ all: true });
  expect(mails).toEqual(['It is slow.']);
});

test('keeps its pauses where the store forgets them', async () => {
  const page = createPageStore();
  const store: Store = {
    lasts: true,
    // Each page starts from what was stored first.
    change: (work) =>
      page.change((old) => {
        const next = work(old);
        return next.waiting.some(({ failures }) => failures > 0) ? old : next;
      }),
  };
  const { clock, requests, openTab } = setUp(
    Array.from({ length: 99 }, () => down),
    store,
  );
  await (await openTab().press(createMessage())).end;
  await clock.pass(DAY);
  expect(requests.map(({ at }) => at / 1000).slice(0, 4)).toEqual([0, 4, 12, 28]);
  expect(requests.length).toBeLessThan(20);
});

test.each([
  ['a changed word', { status: 200, text: 'Accepted', kind: 'text' }],
  ['a redirect', { status: 0, text: '', kind: 'redirect' }],
  ['an answer that the browser hides', { status: 0, text: '', kind: 'unreadable' }],
])('after %s, sends a message twice more, on later visits only', async (_, reason) => {
  const answers = Array.from({ length: 9 }, () => ({ throws: reason }));
  const { clock, requests, log, openTab, waiting } = setUp(answers, deviceStore);
  const { press, outbox } = openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  expect(log).toEqual([expect.stringContaining('npm run try-form')]);
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  for (let visit = 0; visit < 5; visit += 1) {
    await outbox.drain({ all: true });
    await clock.pass(MINUTE);
  }
  expect(requests).toHaveLength(3);
  expect(await waiting()).toEqual([]);
  expect(log.at(-1)).toMatch(/given up: no answer says whether/);
});

test('a service that always fails gets a message fifty times at most', async () => {
  const { clock, requests, log, openTab, waiting } = setUp(Array.from({ length: 999 }, () => down));
  const { press, outbox } = openTab();
  await (await press(createMessage())).end;
  for (let visit = 0; visit < 20; visit += 1) {
    const drained = outbox.drain({ all: true });
    await clock.pass(2 * SECOND);
    await drained;
  }
  expect(requests.length).toBeLessThan(10);
  await clock.pass(6 * DAY);
  expect(requests.length).toBeLessThanOrEqual(50);
  expect(await waiting()).toHaveLength(1);
  expect(log).toEqual([]);
});

test('requests of all tabs begin a second apart', async () => {
  const { clock, requests, mails, openTab } = setUp([down, down, down]);
  const [first, second] = [openTab(), openTab()];
  const messages = ['one', 'two', 'three'];
  const presses = await Promise.all(
    messages.map((message, i) => (i % 2 ? second : first).press(createMessage({ message }))),
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

test('mails the same message once when it is sent again while it waits', async () => {
  const { clock, mails, openTab, waiting } = setUp([down]);
  const { press } = openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(1000);
  const second = await press(createMessage({ contact_no: '98765 43210' }));
  expect(await waiting()).toHaveLength(1);
  await clock.pass(1000);
  expect(await second.end).toBe('delivered');
  await clock.pass(DAY);
  expect(mails).toEqual(['It is slow.']);
});

test('mails an identical press once within ten minutes, and again after them', async () => {
  const { clock, mails, openTab } = setUp([down]);
  const { press } = openTab();
  expect(await (await press(createMessage())).end).toBe('failed');
  await clock.pass(5000);
  expect(mails).toHaveLength(1);
  expect(await (await press(createMessage())).end).toBe('delivered');
  expect(mails).toHaveLength(1);
  await clock.pass(REMEMBERED_FOR_MS + 1);
  expect(await (await press(createMessage())).end).toBe('delivered');
  expect(mails).toHaveLength(2);
});

test('sending a message again does not prolong its seven days', async () => {
  const { clock, device, openTab, store } = setUp([down, down]);
  device.online = false;
  const { press } = openTab();
  await (await press(createMessage())).end;
  await clock.pass(5 * DAY);
  await (await press(createMessage())).end;
  const { waiting } = await store.change((same) => same);
  expect(waiting.map(({ since }) => since)).toEqual([START]);
});

test.each([
  ['a mended address replaces the message', { email: 'asha@example.org' }, 1],
  ['other words are a message of their own', { message: 'Please call me.' }, 2],
  ['another person is a person of their own', { name: 'Ravi', email: 'ravi@example.com' }, 2],
])('while a message waits, %s', async (_, changes, count) => {
  const { clock, mails, openTab } = setUp([down, down]);
  const { press } = openTab();
  await (await press(createMessage())).end;
  await clock.pass(1000);
  expect(await (await press(createMessage(changes))).end).toBe('failed');
  await clock.pass(DAY);
  expect(mails).toHaveLength(count);
});

test('a form gives up after half a minute, and an answer after that still counts', async () => {
  const { clock, requests, late, openTab, waiting } = setUp(['hang']);
  const { end } = await openTab().press(createMessage());
  await clock.pass(31_000);
  expect(await end).toBe('failed');
  for (const answer of late) answer('ok');
  await clock.pass(DAY);
  expect(requests).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('a request that is never answered is made again after two minutes', async () => {
  const { clock, requests, mails, openTab } = setUp(['hang']);
  await openTab().press(createMessage());
  await clock.pass(100_000);
  expect(requests).toHaveLength(1);
  await clock.pass(60_000);
  expect(mails).toEqual(['It is slow.']);
});

test('a second press while the first is under way makes no second request', async () => {
  const { clock, requests, late, openTab } = setUp(['hang']);
  const [first, second] = [openTab(), openTab()];
  const ends = [await first.press(createMessage()), await second.press(createMessage())];
  await clock.pass(5000);
  for (const answer of late) answer('ok');
  await clock.pass(5000);
  for (const { end } of ends) expect(await end).toBe('delivered');
  expect(requests).toHaveLength(1);
});

test('does not mail a message that another tab corrects before its request begins', async () => {
  const { clock, mails, openTab } = setUp();
  const [first, second] = [openTab(), openTab()];
  await first.press(createMessage({ message: 'Another.' }));
  const { end } = await first.press(createMessage());
  await second.press(createMessage({ email: 'asha@example.org' }));
  await clock.pass(5000);
  expect(await end).toBe('failed');
  expect(mails).toEqual(['Another.', 'It is slow.']);
});

test('throws when it cannot store a message', async () => {
  const broken: Store = { lasts: true, change: () => Promise.reject(new Error('Full.')) };
  const { outbox } = setUp([], broken).openTab();
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
  const { mails, openTab } = setUp([], store);
  const { outbox } = openTab();
  const entry = await outbox.keep(createPress(START));
  breaks = true;
  if (entry) await outbox.deliver(entry);
  expect(mails).toEqual(['It is slow.']);
});

test('a device that stores too late does not store at all', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await deviceStore.change((same) => same);
  const opening = indexedDB.open(OUTBOX);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  // Another tab writes for longer than the deadline.
  const other = opening.result.transaction('waiting', 'readwrite').objectStore('waiting');
  let isHeld = true;
  const hold = () => {
    if (isHeld) other.count().onsuccess = hold;
  };
  hold();
  const { openTab, waiting } = setUp([], deviceStore);
  const kept = openTab().outbox.keep(createPress(START));
  const refused = expect(kept).rejects.toThrow('Storage took longer than 3 s.');
  await settle();
  jest.advanceTimersByTime(3001);
  await refused;
  isHeld = false;
  jest.useRealTimers();
  await settle();
  expect(await waiting()).toEqual([]);
  opening.result.close();
});

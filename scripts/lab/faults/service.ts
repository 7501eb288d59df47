import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route, Request as Sent } from '@playwright/test';
import { PATIENCE } from '../../../components/islands/delivery/deadline';
import type { Box } from '../../serve/mailbox/box';
import type { Clock } from './clock';
import { drawFate, type Fate } from './fates';

const SEND_FORM = /\/api\/v1\.0\/email\/send-form$/;
const SECOND = 1000;
/** How long a page takes, at most, to note an answer on its device, in real milliseconds. */
const SETTLES_IN = 1000;

/** The mail service on a bad day. */
export type Service = {
  /** How many requests met each fate. */
  fates: ReadonlyMap<Fate, number>;
  /** By visitor, how many of their mails were taken and the answer reached no page in time. */
  lost: ReadonlyMap<string, number>;
  /** Reloads the tab. */
  reload: () => Promise<void>;
  /** Whether a visitor's form has come as far as a request. */
  hasSeen: (visitor: string) => boolean;
  /** Ends when the tab stands still and has a network. */
  rest: () => Promise<void>;
  /** Leaves the page by `leaving` while no request is on its way, so that no answer is lost. */
  leave: (leaving: () => Promise<unknown>) => Promise<void>;
  /** No faults from now on. */
  calm: () => void;
};

/** The visitor who made a request: the part of their address before the "@". */
const visitorOf = (request: Sent) => /([\w-]+)@example\.com/.exec(request.postData() ?? '')?.[1];

async function toRequest(sent: Sent): Promise<Request> {
  const headers = await sent.allHeaders();
  return new Request(sent.url(), {
    method: 'POST',
    headers: {
      'content-type': headers['content-type'] ?? '',
      origin: new URL(sent.url()).origin,
    },
    body: new Uint8Array(sent.postDataBuffer() ?? []),
  });
}

const increase = <Key>(counts: Map<Key, number>, key: Key) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Stands between a page and a mailbox: each request meets a fate, and so, at times, does the page.
 *
 * @param random where the fates come from
 */
export async function troubleService(
  page: Page,
  box: Box,
  clock: Clock,
  random: () => number,
): Promise<Service> {
  const fates = new Map<Fate, number>();
  const lost = new Map<string, number>();
  const dead = new WeakSet<Sent>();
  const seen = new Set<string>();
  const onTheirWay = new Set<Sent>();
  const taken = new Set<Sent>();
  let gate: Promise<unknown> = Promise.resolve();
  let isCalm = false;
  let trouble: Promise<unknown> = Promise.resolve();
  let isOffline = false;

  page.on('requestfailed', (request) => {
    dead.add(request);
    onTheirWay.delete(request);
  });

  /** Has the mailbox take the mail, and says what it answers. */
  async function take(sent: Sent) {
    const { result } = await box.receive(await toRequest(sent));
    if (!(result instanceof Response)) throw new Error('The mailbox was told to fail.');
    if (result.ok) taken.add(sent);
    return result;
  }

  async function reply(route: Route, answer: Response) {
    const body = await answer.text();
    await route.fulfill({
      status: answer.status,
      body,
      headers: Object.fromEntries(answer.headers),
    });
  }

  const refuse = (status: number) => (route: Route) =>
    route.fulfill({ status, body: 'Trouble', headers: { 'access-control-allow-origin': '*' } });

  async function reload() {
    // One that another overtakes is refused, and the tab is on its way as it should be.
    await page.reload().catch(() => {});
  }

  function reloadAtOnce() {
    trouble = reload();
  }

  const meet: Record<Fate, (route: Route) => Promise<void>> = {
    taken: async (route) => reply(route, await take(route.request())),
    async 'taken, answered after seconds'(route) {
      await clock.wait(random() * 20 * SECOND);
      if (!dead.has(route.request())) await reply(route, await take(route.request()));
    },
    'cut off': (route) => route.abort('connectionreset'),
    async 'taken, then cut off'(route) {
      await take(route.request());
      await route.abort('connectionreset');
    },
    'answered 429': refuse(429),
    'answered 500': refuse(500),
    async 'never answered'(route) {
      await clock.wait(120 * SECOND);
      await route.abort('timedout');
    },
    async 'the tab reloads'(route) {
      reloadAtOnce();
      await route.abort('aborted');
    },
    async 'taken, and the tab reloads'(route) {
      await take(route.request());
      reloadAtOnce();
      await route.abort('aborted');
    },
    async 'the network goes'(route) {
      isOffline = true;
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      trouble = clock.wait(random() * 30 * SECOND).then(async () => {
        await page.context().setOffline(false);
        isOffline = false;
      });
    },
  };

  await page.context().route(SEND_FORM, async (route) => {
    const request = route.request();
    await gate;
    if (dead.has(request)) return;
    if (isOffline) return route.abort('internetdisconnected');
    seen.add(visitorOf(request) ?? '');
    onTheirWay.add(request);
    const began = clock.now();
    const fate = isCalm ? 'taken' : drawFate(random);
    increase(fates, fate);
    // A page that is gone takes its requests along.
    await meet[fate](route).catch(() => {});
    // On a busy machine any answer may come after the page has given it up.
    const isLate = clock.now() - began > PATIENCE;
    // The page has yet to note the answer; the browser tells no sooner that it never came.
    await pause(SETTLES_IN);
    onTheirWay.delete(request);
    if (taken.has(request) && (isLate || dead.has(request))) {
      increase(lost, visitorOf(request) ?? '');
    }
  });

  return {
    fates,
    lost,
    reload,
    hasSeen: (visitor) => seen.has(visitor),
    async rest() {
      // While it waits for one trouble the next may begin.
      for (let last: typeof trouble | undefined; last !== trouble; ) {
        last = trouble;
        await last;
        await page.waitForLoadState();
      }
    },
    async leave(leaving) {
      const left = (async () => {
        while (onTheirWay.size > 0) await pause(SETTLES_IN);
        await leaving();
      })();
      gate = left.catch(() => {});
      await left;
    },
    calm() {
      isCalm = true;
    },
  };
}

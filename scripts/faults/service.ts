import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route, Request as Sent } from '@playwright/test';
import type { Box } from '../mailbox/box';
import type { Clock } from './clock';
import { drawFate, type Fate } from './fates';

const SEND_FORM = /\/api\/v1\.0\/email\/send-form$/;
const SECOND = 1000;
/** How long a page takes, at most, to note an answer on its device, in real milliseconds. */
const SETTLES_IN = 200;

/** The mail service on a bad day. */
export type Service = {
  /** How many requests met each fate. */
  fates: ReadonlyMap<Fate, number>;
  /** By visitor, how many of their mails were taken and the answer never reached the page. */
  lost: ReadonlyMap<string, number>;
  /** How often it reloaded the tab. */
  reloads: () => number;
  /** Whether a visitor's form has come as far as a request. */
  hasSeen: (visitor: string) => boolean;
  /** Ends when the tab stands still and has a network. */
  rest: () => Promise<void>;
  /** Ends when no request is on its way, so that a page that is left loses no answer. */
  quiet: () => Promise<void>;
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
  let isCalm = false;
  let reloads = 0;
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
    return result;
  }

  function noteLoss(sent: Sent, answer: Response) {
    if (answer.ok) increase(lost, visitorOf(sent) ?? '');
  }

  async function reply(route: Route, answer: Response) {
    const body = await answer.text();
    await route.fulfill({
      status: answer.status,
      body,
      headers: Object.fromEntries(answer.headers),
    });
    if (dead.has(route.request())) noteLoss(route.request(), answer);
  }

  const refuse = (status: number) => (route: Route) =>
    route.fulfill({ status, body: 'Trouble', headers: { 'access-control-allow-origin': '*' } });

  function reload() {
    reloads += 1;
    trouble = page.reload();
  }

  const meet: Record<Fate, (route: Route) => Promise<void>> = {
    taken: async (route) => reply(route, await take(route.request())),
    async 'taken, answered after seconds'(route) {
      await clock.wait(random() * 20 * SECOND);
      if (!dead.has(route.request())) await reply(route, await take(route.request()));
    },
    'cut off': (route) => route.abort('connectionreset'),
    async 'taken, then cut off'(route) {
      noteLoss(route.request(), await take(route.request()));
      await route.abort('connectionreset');
    },
    'answered 429': refuse(429),
    'answered 500': refuse(500),
    async 'never answered'(route) {
      await clock.wait(120 * SECOND);
      await route.abort('timedout');
    },
    async 'the tab reloads'(route) {
      reload();
      await route.abort('aborted');
    },
    async 'taken, and the tab reloads'(route) {
      noteLoss(route.request(), await take(route.request()));
      reload();
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
    if (isOffline) return route.abort('internetdisconnected');
    seen.add(visitorOf(request) ?? '');
    onTheirWay.add(request);
    const fate = isCalm ? 'taken' : drawFate(random);
    increase(fates, fate);
    // A page that is gone takes its requests along.
    await meet[fate](route).catch(() => {});
    // The page has yet to note the answer.
    await pause(SETTLES_IN);
    onTheirWay.delete(request);
  });

  return {
    fates,
    lost,
    reloads: () => reloads,
    hasSeen: (visitor) => seen.has(visitor),
    async rest() {
      await trouble;
      await page.waitForLoadState();
    },
    async quiet() {
      while (onTheirWay.size > 0) await pause(SETTLES_IN);
    },
    calm() {
      isCalm = true;
    },
  };
}

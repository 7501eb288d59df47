import type { Page, Route, Request as Sent } from '@playwright/test';
import type { Box } from '../mailbox/box';
import type { Clock } from './clock';
import { drawFate, type Fate } from './fates';

const SEND_FORM = /\/api\/v1\.0\/email\/send-form$/;
const SECOND = 1000;

/** The mail service on a bad day. */
export type Service = {
  /** How many requests met each fate. */
  fates: ReadonlyMap<Fate, number>;
  /** By visitor, how many of their mails were taken and the answer never reached the page. */
  lost: ReadonlyMap<string, number>;
  /** How often it reloaded the tab. */
  reloads: () => number;
  /** Ends when the tab stands still and has a network. */
  rest: () => Promise<void>;
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
  let isCalm = false;
  let reloads = 0;
  let inFlight = 0;
  let trouble: Promise<unknown> = Promise.resolve();
  let isOffline = false;

  page.on('requestfailed', (request) => dead.add(request));

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

  /** Two requests at once are none that the plan is about: one of them was given up by the page. */
  const fateOf = (): Fate => (isCalm || inFlight > 1 ? 'taken' : drawFate(random));

  await page.context().route(SEND_FORM, async (route) => {
    if (isOffline) return route.abort('internetdisconnected');
    inFlight += 1;
    const fate = fateOf();
    increase(fates, fate);
    // A page that is gone takes its requests along.
    await meet[fate](route).catch(() => {});
    inFlight -= 1;
  });

  return {
    fates,
    lost,
    reloads: () => reloads,
    async rest() {
      await trouble;
      await page.waitForLoadState();
    },
    calm() {
      isCalm = true;
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route, Request as Sent } from '@playwright/test';
import { ANSWER_TIMEOUT_MS } from '../../../components/islands/delivery/deadline';
import type { Mailbox } from '../../serve/mailbox/mailbox';
import type { Clock } from './clock';
import { drawOutcome, type Outcome } from './outcomes';

const SEND_FORM = /\/api\/v1\.0\/email\/send-form$/;
const SECOND = 1000;
/** How long a page takes, at most, to note an answer on its device, in real milliseconds. */
const SETTLES_IN = 1000;

type Options = {
  page: Page;
  mailbox: Mailbox;
  clock: Clock;
  /** Draws the outcomes. */
  random: () => number;
};

/** The visitor who made a request: the part of their address before the "@". */
const visitorOf = (request: Sent) =>
  /([\w-]+)@example\.com/.exec(request.postData() ?? '')?.[1] ?? '';

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

const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, body: 'Trouble', headers: { 'access-control-allow-origin': '*' } });

/** Stands between a page and a mailbox: requests fail, and at times the page or its network goes. */
export class FaultyService {
  /** How many requests met each outcome. */
  readonly outcomes = new Map<Outcome, number>();
  /** By visitor, how many of their mails were taken while the answer reached no page in time. */
  readonly lost = new Map<string, number>();
  /** Whether no faults happen any more. */
  isCalm = false;

  readonly #options: Options;
  readonly #visitors = new Set<string>();
  /** Requests that the browser has given up, that are on their way, and that the mailbox took. */
  readonly #failed = new WeakSet<Sent>();
  readonly #underWay = new Set<Sent>();
  readonly #taken = new WeakSet<Sent>();
  #isOffline = false;
  /** The reload or the lost network that happens now. */
  #trouble: Promise<unknown> = Promise.resolve();
  /** Requests wait for it. */
  #gate: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    options.page.on('requestfailed', (request) => {
      this.#failed.add(request);
      this.#underWay.delete(request);
    });
  }

  /** Answers the page's requests from now on. */
  start(): Promise<unknown> {
    return this.#options.page.context().route(SEND_FORM, (route) => this.#answer(route));
  }

  /** Whether a visitor's form has come as far as a request. */
  hasSeen(visitor: string): boolean {
    return this.#visitors.has(visitor);
  }

  /** Reloads the tab. */
  async reload(): Promise<void> {
    // A reload that another overtakes is refused.
    await this.#options.page.reload().catch(() => {});
  }

  /** Ends when the tab stands still and has a network. */
  async rest(): Promise<void> {
    // While it waits for one trouble the next may begin.
    for (let last: Promise<unknown> | undefined; last !== this.#trouble; ) {
      last = this.#trouble;
      await last;
      await this.#options.page.waitForLoadState();
    }
  }

  /** Leaves the page by `leaving` while no request is on its way, so that no answer is lost. */
  async leave(leaving: () => Promise<unknown>): Promise<void> {
    const left = (async () => {
      while (this.#underWay.size > 0) await pause(SETTLES_IN);
      await leaving();
    })();
    this.#gate = left.catch(() => {});
    await left;
  }

  async #answer(route: Route): Promise<void> {
    const { clock, random } = this.#options;
    const request = route.request();
    await this.#gate;
    if (this.#failed.has(request)) return;
    if (this.#isOffline) return route.abort('internetdisconnected');
    this.#visitors.add(visitorOf(request));
    this.#underWay.add(request);
    const began = clock.now();
    const outcome = this.isCalm ? 'taken' : drawOutcome(random);
    increase(this.outcomes, outcome);
    // A page that is gone takes its requests along.
    await this.#meet[outcome](route).catch(() => {});
    // On a busy machine any answer may come after the page has given it up.
    const isLate = clock.now() - began > ANSWER_TIMEOUT_MS;
    // The page has yet to note the answer; the browser reports a failure no sooner.
    await pause(SETTLES_IN);
    this.#underWay.delete(request);
    if (this.#taken.has(request) && (isLate || this.#failed.has(request)))
      increase(this.lost, visitorOf(request));
  }

  /** Has the mailbox take the mail, and returns its answer. */
  async #take(sent: Sent): Promise<Response> {
    const { result } = await this.#options.mailbox.receive(await toRequest(sent));
    if (!(result instanceof Response)) throw new Error('The mailbox was told to fail.');
    if (result.ok) this.#taken.add(sent);
    return result;
  }

  async #takeAndReply(route: Route): Promise<void> {
    const answer = await this.#take(route.request());
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  }

  readonly #meet: Record<Outcome, (route: Route) => Promise<void>> = {
    taken: (route) => this.#takeAndReply(route),
    'taken, answered after seconds': async (route) => {
      await this.#options.clock.wait(this.#options.random() * 20 * SECOND);
      if (!this.#failed.has(route.request())) await this.#takeAndReply(route);
    },
    'cut off': (route) => route.abort('connectionreset'),
    'taken, then cut off': async (route) => {
      await this.#take(route.request());
      await route.abort('connectionreset');
    },
    'answered 429': refuse(429),
    'answered 500': refuse(500),
    'never answered': async (route) => {
      await this.#options.clock.wait(120 * SECOND);
      await route.abort('timedout');
    },
    'the tab reloads': async (route) => {
      this.#trouble = this.reload();
      await route.abort('aborted');
    },
    'taken, and the tab reloads': async (route) => {
      await this.#take(route.request());
      this.#trouble = this.reload();
      await route.abort('aborted');
    },
    'the network goes': async (route) => {
      const { page, clock, random } = this.#options;
      this.#isOffline = true;
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      this.#trouble = clock.wait(random() * 30 * SECOND).then(async () => {
        await page.context().setOffline(false);
        this.#isOffline = false;
      });
    },
  };
}

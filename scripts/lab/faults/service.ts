import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route, Request as Sent } from '@playwright/test';
import { ANSWER_TIMEOUT_MS } from '../../../components/islands/delivery/deadline';
import type { Mailbox } from '../../serve/mailbox/mailbox';
import type { Clock } from './clock';
import { drawOutcome, type Outcome } from './outcomes';

const SEND_FORM = /\/api\/v1\.0\/email\/send-form$/;
const SECOND = 1000;
/** The longest time that a page takes to store an answer, in real time. */
const SETTLE_MS = 1000;

type Options = {
  page: Page;
  mailbox: Mailbox;
  clock: Clock;
  /** Draws the outcomes. */
  random: () => number;
};

/** The visitor who sent a request: the part of their mail address before the "@". */
const getVisitor = (request: Sent) =>
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
  route.fulfill({ status, body: 'Refused', headers: { 'access-control-allow-origin': '*' } });

/** Answers a page's requests from a mailbox, and injects faults: errors, reloads and lost networks. */
export class FaultyService {
  /** How many requests had each outcome. */
  readonly outcomes = new Map<Outcome, number>();
  /** How many of a visitor's mails were delivered without an answer that reached the page in time. */
  readonly lostAnswers = new Map<string, number>();
  /** Whether requests fail. */
  failing = true;

  readonly #options: Options;
  readonly #visitors = new Set<string>();
  /** The requests that the browser gave up. */
  readonly #failed = new WeakSet<Sent>();
  /** The requests without an answer yet. */
  readonly #pending = new Set<Sent>();
  /** The requests that the mailbox accepted. */
  readonly #delivered = new WeakSet<Sent>();
  #isOffline = false;
  /** Resolves when the present reload or network loss is over. */
  #disruption: Promise<unknown> = Promise.resolve();
  /** Resolves when the page has been left. New requests wait for this. */
  #leaving: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    options.page.on('requestfailed', (request) => {
      this.#failed.add(request);
      this.#pending.delete(request);
    });
  }

  /** Starts to answer the page's requests. */
  start(): Promise<unknown> {
    return this.#options.page.context().route(SEND_FORM, (route) => this.#answer(route));
  }

  /** Whether a visitor's form has led to a request. */
  hasSeen(visitor: string): boolean {
    return this.#visitors.has(visitor);
  }

  /** Reloads the tab. */
  async reload(): Promise<void> {
    // Playwright rejects a reload that another one interrupts.
    await this.#options.page.reload().catch(() => {});
  }

  /** Waits until the tab has loaded and has a network. */
  async settle(): Promise<void> {
    // The next disruption may begin during this one.
    for (let last: Promise<unknown> | undefined; last !== this.#disruption; ) {
      last = this.#disruption;
      await last;
      await this.#options.page.waitForLoadState();
    }
  }

  /** Leaves the page by `navigate` when no request is pending, so that no answer is lost. */
  async leave(navigate: () => Promise<unknown>): Promise<void> {
    const left = (async () => {
      while (this.#pending.size > 0) await pause(SETTLE_MS);
      await navigate();
    })();
    this.#leaving = left.catch(() => {});
    await left;
  }

  async #answer(route: Route): Promise<void> {
    const { clock, random } = this.#options;
    const request = route.request();
    await this.#leaving;
    if (this.#failed.has(request)) return;
    if (this.#isOffline) return route.abort('internetdisconnected');
    this.#visitors.add(getVisitor(request));
    this.#pending.add(request);
    const began = clock.now();
    const outcome = this.failing ? drawOutcome(random) : 'delivered';
    increase(this.outcomes, outcome);
    // When a page goes away, the browser cancels its requests.
    await this.#handlers[outcome](route).catch(() => {});
    // On a busy machine any answer may arrive after the page's timeout.
    const isLate = clock.now() - began > ANSWER_TIMEOUT_MS;
    // The page needs time to store the answer, and the browser to report a failure.
    await pause(SETTLE_MS);
    this.#pending.delete(request);
    if (this.#delivered.has(request) && (isLate || this.#failed.has(request)))
      increase(this.lostAnswers, getVisitor(request));
  }

  /** Delivers the mail to the mailbox, and returns its answer. */
  async #deliver(sent: Sent): Promise<Response> {
    const { result } = await this.#options.mailbox.receive(await toRequest(sent));
    if (!(result instanceof Response)) throw new Error('The mailbox has a fault of its own.');
    if (result.ok) this.#delivered.add(sent);
    return result;
  }

  async #deliverAndReply(route: Route): Promise<void> {
    const answer = await this.#deliver(route.request());
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  }

  readonly #handlers: Record<Outcome, (route: Route) => Promise<void>> = {
    delivered: (route) => this.#deliverAndReply(route),
    'delivered, answered late': async (route) => {
      await this.#options.clock.wait(this.#options.random() * 20 * SECOND);
      if (!this.#failed.has(route.request())) await this.#deliverAndReply(route);
    },
    'connection cut': (route) => route.abort('connectionreset'),
    'delivered, connection cut': async (route) => {
      await this.#deliver(route.request());
      await route.abort('connectionreset');
    },
    'answered 429': refuse(429),
    'answered 500': refuse(500),
    'never answered': async (route) => {
      await this.#options.clock.wait(120 * SECOND);
      await route.abort('timedout');
    },
    'tab reloaded': async (route) => {
      this.#disruption = this.reload();
      await route.abort('aborted');
    },
    'delivered, tab reloaded': async (route) => {
      await this.#deliver(route.request());
      this.#disruption = this.reload();
      await route.abort('aborted');
    },
    'network lost': async (route) => {
      const { page, clock, random } = this.#options;
      this.#isOffline = true;
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      this.#disruption = clock.wait(random() * 30 * SECOND).then(async () => {
        await page.context().setOffline(false);
        this.#isOffline = false;
      });
    },
  };
}

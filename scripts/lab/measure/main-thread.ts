import type { Browser } from '@playwright/test';
import { PHONE } from '../../serve/browser/weigh';
import { CPU_SLOWDOWN } from './interactions';
import { median } from './median';

/** The time from the load event to the end of the measurement. */
const WATCHED_MS = 6_000;

/** An event of Chromium's trace. `tdur` is its thread's processor time in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  tdur?: number;
};

/** What a page costs the main thread: times in milliseconds of the processor. */
export type MainThread = {
  all: number;
  /** The frames that the main thread committed. An animation on the compositor needs none. */
  frames: number;
  /** The longest task. */
  longest: number;
  parse: number;
  style: number;
  layout: number;
  paint: number;
  script: number;
};

/** A page to measure. With `reduced`, the visitor prefers reduced motion. */
export type Watched = { name: string; url: string; reduced?: boolean };

/** Finds the events of the thread that styled the page: a trace also has the threads of other pages. */
function findMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const key = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const counts = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'UpdateLayoutTree')
      counts.set(key(event), (counts.get(key(event)) ?? 0) + 1);
  }
  const [busiest] = [...counts].sort(([, a], [, b]) => b - a);
  if (!busiest) throw new Error('The trace has no page.');
  return events.filter((event) => event.ph === 'X' && key(event) === busiest[0]);
}

/**
 * Adds up a trace's work on the main thread.
 *
 * @throws if the trace has no page
 */
export function addUp(events: readonly TraceEvent[]): MainThread {
  const own = findMainThread(events);
  const getTimes = (names: readonly string[]) =>
    own.filter(({ name }) => names.includes(name)).map(({ tdur = 0 }) => tdur / 1000);
  const sum = (names: readonly string[]) => getTimes(names).reduce((all, time) => all + time, 0);
  return {
    all: sum(['RunTask']),
    frames: getTimes(['Commit']).length,
    longest: Math.max(0, ...getTimes(['RunTask'])),
    parse: sum(['ParseHTML']),
    style: sum(['UpdateLayoutTree']),
    layout: sum(['Layout', 'PrePaint']),
    paint: sum(['Paint', 'Layerize', 'Commit']),
    script: sum(['EvaluateScript', 'v8.evaluateModule', 'FunctionCall']),
  };
}

/** Traces the first visit of a page, from its request to six seconds after its load event. */
async function trace(browser: Browser, { url, reduced }: Watched): Promise<MainThread> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return addUp(traceEvents);
}

/**
 * Measures the main thread of pages on a slow phone. It visits the pages in turn, so that a busy
 * machine slows all of them.
 *
 * @param visits how often to visit each page: the result has the medians
 */
export async function watchMainThreads(
  browser: Browser,
  pages: readonly Watched[],
  visits: number,
): Promise<(Watched & { work: MainThread })[]> {
  const found = pages.map((page) => ({ ...page, works: [] as MainThread[] }));
  for (let visit = 0; visit < visits; visit += 1) {
    for (const page of found) page.works.push(await trace(browser, page));
  }
  return found.map(({ works, ...page }) => {
    const middle = (key: keyof MainThread) => median(works.map((work) => work[key]));
    const work: MainThread = {
      all: middle('all'),
      frames: middle('frames'),
      longest: middle('longest'),
      parse: middle('parse'),
      style: middle('style'),
      layout: middle('layout'),
      paint: middle('paint'),
      script: middle('script'),
    };
    return { ...page, work };
  });
}

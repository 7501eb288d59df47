/**
 * Measures how long a click on a link takes, on the existing `out/`:
 * `npm --prefix scripts/lab run navigation`. The time runs from the release of the button or finger to
 * the next page's first contentful paint. Both are wall-clock times, so a page that was prerendered
 * before the click also counts from the click. Each sample has a new browser with an empty cache. The
 * scenarios take turns, so that other load on the machine affects all of them. `SAMPLES` sets the
 * number of samples.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { type Browser, findBrowser } from '../serve/browser';
import { startPreview } from '../serve/preview/server';
import { median } from './measure/median';
import { type Link, type Quality, startLink } from './navigation/link';

const SAMPLES = Number(process.env.SAMPLES ?? 7);
const FROM = '/';
const TO = '/about-us';
const LINK = `main a[href="${TO}"]`;

/** How long a finger or a mouse button stays down. */
const HOLD_MS = 80;
/** How long the mouse rests on a link before the press. */
const REST_MS = [400, 800];
/** How long a link is visible before the touch. */
const VISIBLE_MS = 1000;
/** How long the visitor waits after the page has loaded. */
const IDLE_MS = 1500;
/** The longest time that the next page may take. */
const TIMEOUT_MS = 20_000;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A visitor's network and device. The processor is `cpu` times slower than this machine's. */
type Visitor = Quality & { name: string; cpu: number };

const visitors: readonly Visitor[] = [
  { name: 'fast', rtt: 0, bandwidth: Number.POSITIVE_INFINITY, cpu: 1 },
  { name: 'slow', rtt: 150, bandwidth: 1_600_000, cpu: 4 },
];

type Point = { x: number; y: number };

/** How a visitor follows a link. */
type Scenario = {
  label: string;
  /** Moves to the link at a point, and presses the button or touches the screen. */
  press: (page: Page, at: Point) => Promise<void>;
  /** False removes the speculation rules from the pages. */
  speculation?: false;
  /** Whether the visitor prefers reduced motion, and so gets no view transition. */
  reducedMotion?: true;
  /** Whether the device is a phone. */
  phone?: true;
};

const restAndPress =
  (time: number) =>
  async ({ mouse }: Page, { x, y }: Point) => {
    await mouse.move(1, 1);
    await mouse.move(x, y);
    await sleep(time);
    await mouse.down();
  };
const seeAndTouch =
  (time: number) =>
  async ({ touchscreen }: Page, { x, y }: Point) => {
    await sleep(time);
    await touchscreen.touchStart(x, y);
  };

const scenarios: readonly Scenario[] = [
  {
    label: 'click, without speculation rules',
    press: restAndPress(0),
    speculation: false,
    reducedMotion: true,
  },
  ...REST_MS.map((time) => ({
    label: `rest on the link for ${time} ms, click`,
    press: restAndPress(time),
  })),
  { label: 'click at once', press: restAndPress(0) },
  { label: 'click at once, reduced motion', press: restAndPress(0), reducedMotion: true },
  {
    label: 'touch, without speculation rules',
    press: seeAndTouch(0),
    speculation: false,
    phone: true,
  },
  {
    label: `see the link for ${VISIBLE_MS} ms, touch`,
    press: seeAndTouch(VISIBLE_MS),
    phone: true,
  },
  { label: 'touch at once', press: seeAndTouch(0), phone: true },
];

type Sample = { painted: number; prerendered: boolean };

const removeRules = (html: string) =>
  html.replace(/<script type="speculationrules"[^>]*>.*?<\/script>/s, '');

/** Scrolls to the link, and returns its centre when it has stopped moving. */
async function findLink(page: Page): Promise<Point> {
  const link = await page.waitForSelector(LINK, { visible: true });
  if (!link) throw new Error(`${FROM} has no visible link to ${TO} in <main>.`);
  await link.scrollIntoView();
  return link.clickablePoint();
}

/** Reads the wall-clock time of the page's first paint. Returns null on another page. Runs in the page. */
const readPaint = (path: string) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.pathname !== path || !paint) return null;
  return {
    painted: performance.timeOrigin + paint.startTime,
    prerendered: Reflect.get(navigation ?? {}, 'activationStart') > 0,
  };
};

/** Visits FROM, follows the link and times the next page. */
async function takeSample(
  browser: Browser,
  link: Link,
  cpu: number,
  scenario: Scenario,
): Promise<Sample> {
  const chromium = await launch({
    executablePath: browser.path,
    args: [...browser.args, link.trust],
    defaultViewport: scenario.phone ? PHONE : DESKTOP,
    protocolTimeout: TIMEOUT_MS,
  });
  try {
    const page = await chromium.newPage();
    await page.emulateCPUThrottling(cpu);
    const motion = scenario.reducedMotion ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.goto(link.url + FROM);
    await sleep(IDLE_MS);
    await scenario.press(page, await findLink(page));
    await sleep(HOLD_MS);
    const clicked = Date.now();
    // The next page may replace this one before it answers, which is not an error.
    await (scenario.phone ? page.touchscreen.touchEnd() : page.mouse.up()).catch(() => {});
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(50)) {
      const paint = await page.evaluate(readPaint, TO).catch(() => null);
      if (paint) return { ...paint, painted: paint.painted - clicked };
    }
    throw new Error(`${scenario.label}: ${TO} was not painted within ${TIMEOUT_MS} ms.`);
  } finally {
    await chromium.close();
  }
}

/** Takes `SAMPLES` rounds with one sample of each scenario. */
async function measure(browser: Browser, origin: string, { cpu, ...quality }: Visitor) {
  const withSpeculation = await startLink({ origin, ...quality });
  const withoutSpeculation = await startLink({ origin, ...quality, rewrite: removeRules });
  const rows = scenarios.map((scenario) => ({ scenario, samples: [] as Sample[] }));
  for (let i = 0; i < SAMPLES; i += 1) {
    for (const { scenario, samples } of rows) {
      const link = scenario.speculation === false ? withoutSpeculation : withSpeculation;
      samples.push(await takeSample(browser, link, cpu, scenario));
    }
  }
  await withSpeculation.close();
  await withoutSpeculation.close();
  return rows;
}

function formatRow(label: string, samples: readonly Sample[]): string {
  const times = samples.map(({ painted }) => Math.round(painted)).sort((a, b) => a - b);
  const ready = samples.filter(({ prerendered }) => prerendered).length;
  return `| ${label} | ${median(times)} | ${times[0]}–${times.at(-1)} | ${ready} of ${samples.length} |`;
}

const browser = findBrowser();
const preview = await startPreview({ port: 0 });
try {
  for (const visitor of visitors) {
    const rows = await measure(browser, preview.url, visitor);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\n${visitor.name}: ${FROM} to ${TO}, ${SAMPLES} samples, load ${load}\n`);
    console.log('| click to first paint, ms | median | from–to | prerendered |\n|---|---|---|---|');
    for (const { scenario, samples } of rows) console.log(formatRow(scenario.label, samples));
  }
} finally {
  await preview.close();
}

/**
 * Measures what a click on a link costs, on the `out/` that is there:
 * `npm --prefix scripts/lab run navigation`. It counts from the moment the button or the finger is
 * let go to the presentation of the next page's first contentful paint, both on the wall clock, so
 * that a page prerendered before the click counts from the click as well. Each sample has a browser
 * and a cache of its own. The ways to navigate take turns, so that what else the machine does falls
 * on all of them. `SAMPLES` sets how many there are of each.
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

/** How long a finger or a mouse button stays down, in milliseconds. */
const HOLD = 80;
/** How long visitors rest on a link before they press it, in milliseconds. */
const RESTS = [400, 800];
/** How long visitors have seen a link before they touch it, in milliseconds. */
const SEEN = 1000;
/** How long a page that has loaded is left alone before the visitor moves, in milliseconds. */
const CALM = 1500;
/** How long the next page may take, in milliseconds. */
const LONGEST = 20_000;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A visitor's link and device: the processor is `cpu` times slower than this machine's. */
type Visitor = Quality & { name: string; cpu: number };

const visitors: readonly Visitor[] = [
  { name: 'fast', rtt: 0, bandwidth: Number.POSITIVE_INFINITY, cpu: 1 },
  { name: 'slow', rtt: 150, bandwidth: 1_600_000, cpu: 4 },
];

type Point = { x: number; y: number };

/** A way to get from page to page. */
type Way = {
  label: string;
  /** Goes to the link at a point and lets the button or the finger down. */
  press: (page: Page, at: Point) => Promise<void>;
  /** Whether pages come with their speculation rules. */
  speculation?: false;
  /** Whether the visitor asked for less motion, and so gets no view transition. */
  still?: true;
  /** Whether the screen is a phone's. */
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

const ways: readonly Way[] = [
  { label: 'plain documents', press: restAndPress(0), speculation: false, still: true },
  ...RESTS.map((time) => ({ label: `rest ${time} ms, click`, press: restAndPress(time) })),
  { label: 'click at once', press: restAndPress(0) },
  { label: 'click at once, less motion', press: restAndPress(0), still: true },
  { label: 'plain documents, touch', press: seeAndTouch(0), speculation: false, phone: true },
  { label: `see ${SEEN} ms, touch`, press: seeAndTouch(SEEN), phone: true },
  { label: 'touch at once', press: seeAndTouch(0), phone: true },
];

type Sample = { painted: number; prerendered: boolean };

const withoutRules = (html: string) =>
  html.replace(/<script type="speculationrules">.*?<\/script>/s, '');

/** Scrolls to the link, and gives its middle once it rests. */
async function findLink(page: Page): Promise<Point> {
  const link = await page.waitForSelector(LINK, { visible: true });
  if (!link) throw new Error(`${FROM} has no visible link to ${TO}.`);
  await link.scrollIntoView();
  return link.clickablePoint();
}

/** When the page at TO was painted, on the wall clock; null while another page shows. */
const seePaint = (path: string) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.pathname !== path || !paint) return null;
  return {
    painted: performance.timeOrigin + paint.startTime,
    prerendered: Reflect.get(navigation ?? {}, 'activationStart') > 0,
  };
};

/** One visit of FROM and one click. */
async function sample(browser: Browser, link: Link, cpu: number, way: Way): Promise<Sample> {
  const chromium = await launch({
    executablePath: browser.path,
    args: [...browser.args, link.trust],
    defaultViewport: way.phone ? PHONE : DESKTOP,
    protocolTimeout: LONGEST,
  });
  try {
    const page = await chromium.newPage();
    await page.emulateCPUThrottling(cpu);
    const motion = way.still ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.goto(link.url + FROM);
    await sleep(CALM);
    await way.press(page, await findLink(page));
    await sleep(HOLD);
    const clicked = Date.now();
    // The page may have made room for the next before it answers.
    await (way.phone ? page.touchscreen.touchEnd() : page.mouse.up()).catch(() => {});
    for (const end = Date.now() + LONGEST; Date.now() < end; await sleep(50)) {
      const seen = await page.evaluate(seePaint, TO).catch(() => null);
      if (seen) return { ...seen, painted: seen.painted - clicked };
    }
    throw new Error(`${way.label}: ${TO} was not painted within ${LONGEST} ms.`);
  } finally {
    await chromium.close();
  }
}

/** One sample of each way, in turn, `SAMPLES` times over. */
async function measure(browser: Browser, origin: string, { cpu, ...quality }: Visitor) {
  const ours = await startLink({ origin, ...quality });
  const plain = await startLink({ origin, ...quality, rewrite: withoutRules });
  const rows = ways.map((way) => ({ way, samples: [] as Sample[] }));
  for (let i = 0; i < SAMPLES; i += 1) {
    for (const { way, samples } of rows) {
      samples.push(await sample(browser, way.speculation === false ? plain : ours, cpu, way));
    }
  }
  await ours.close();
  await plain.close();
  return rows;
}

function rowOf(label: string, samples: readonly Sample[]): string {
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
    console.log('| click to painted, ms | median | from–to | prerendered |\n|---|---|---|---|');
    for (const { way, samples } of rows) console.log(rowOf(way.label, samples));
  }
} finally {
  await preview.close();
}

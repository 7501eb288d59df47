/**
 * Measures what a click on a link costs, on the `out/` that is there: `npm run measure:navigation`.
 * From the timestamp of the click's event to the presentation of the next page's first contentful
 * paint, both on the wall clock (`performance.timeOrigin`), so that a page prerendered before the
 * click counts from the click as well. Each sample has a browser and a cache of its own; the ways
 * to navigate take turns, so that what else the machine does falls on all of them. `SAMPLES` sets
 * how many there are of each.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Browser, findBrowser } from '../serve/browser';
import { startPreview } from '../serve/preview/server';
import { startChromium } from './devtools/chromium';
import { press, rest, show, tap } from './devtools/pointer';
import type { Tab } from './devtools/tab';
import { until } from './devtools/until';
import { type Link, type Quality, startLink } from './measure/link';
import { median } from './measure/median';

const SAMPLES = Number(process.env.SAMPLES ?? 7);
const FROM = '/';
const TO = '/about-us';

/** How long a finger or a mouse button stays down, in milliseconds. */
const HOLD = 80;
/** How long visitors rest on a link before they press it, in milliseconds. */
const RESTS = [400, 800];
/** How long visitors have seen a link before they touch it, in milliseconds. */
const SEEN = 1000;
/** How long a page that has loaded is left alone before the visitor moves, in milliseconds. */
const CALM = 1500;

/** A visitor's link and device: the processor is `cpu` times slower than this machine's. */
type Visitor = Quality & { name: string; cpu: number };

const visitors: readonly Visitor[] = [
  { name: 'fast', rtt: 0, bandwidth: Number.POSITIVE_INFINITY, cpu: 1 },
  { name: 'slow', rtt: 150, bandwidth: 1_600_000, cpu: 4 },
];

/** A way to get from page to page. */
type Way = {
  label: string;
  follow: (tab: Tab) => Promise<void>;
  /** Whether pages come with their speculation rules. */
  speculation?: false;
  /** Whether the visitor asked for less motion, and so gets no view transition. */
  still?: true;
  /** Whether the screen is a phone's. */
  phone?: true;
};

const LINK = `main a[href="${TO}"]`;

const restAndClick = (time: number) => async (tab: Tab) => {
  await rest(tab, LINK);
  await sleep(time);
  await press(tab, LINK, HOLD);
};
const click = (tab: Tab) => press(tab, LINK, HOLD);
const touch = (tab: Tab) => tap(tab, LINK, HOLD);
const seeAndTouch = async (tab: Tab) => {
  await show(tab, LINK);
  await sleep(SEEN);
  await touch(tab);
};

const ways: readonly Way[] = [
  { label: 'plain documents', follow: click, speculation: false, still: true },
  ...RESTS.map((time) => ({ label: `rest ${time} ms, click`, follow: restAndClick(time) })),
  { label: 'click at once', follow: click },
  { label: 'click at once, less motion', follow: click, still: true },
  { label: 'plain documents, touch', follow: touch, speculation: false, phone: true },
  { label: `see ${SEEN} ms, touch`, follow: seeAndTouch, phone: true },
  { label: 'touch at once', follow: touch, phone: true },
];

type Sample = { painted: number; prerendered: boolean };

const Called = z.object({ payload: z.string() });

const withoutRules = (html: string) =>
  html.replace(/<script type="speculationrules">.*?<\/script>/s, '');

const DESKTOP = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Tells the time of each click before its page goes. */
const TELL = `addEventListener(
  'click',
  ({ timeStamp }) => clicked(String(performance.timeOrigin + timeStamp)),
  true,
)`;

function setUp(cpu: number, { still, phone }: Way) {
  const motion = { name: 'prefers-reduced-motion', value: still ? 'reduce' : 'no-preference' };
  return [
    ['Emulation.setCPUThrottlingRate', { rate: cpu }],
    ['Emulation.setDeviceMetricsOverride', phone ? PHONE : DESKTOP],
    ['Emulation.setEmulatedMedia', { features: [motion] }],
    ['Runtime.enable', {}],
    ['Runtime.addBinding', { name: 'clicked' }],
    ['Page.addScriptToEvaluateOnNewDocument', { source: TELL }],
  ] as const;
}

/** One visit of FROM and one click. */
async function sample(browser: Browser, link: Link, cpu: number, way: Way): Promise<Sample> {
  const { tab, close } = await startChromium(
    { ...browser, args: [...browser.args, link.trust] },
    { setUp: setUp(cpu, way) },
  );
  let clicked = Number.NaN;
  tab.on('Runtime.bindingCalled', (params) => {
    clicked = Number(Called.parse(params).payload);
  });
  try {
    await tab.goto(link.url + FROM);
    await until(
      tab,
      (path) => location.pathname === path && document.readyState === 'complete',
      FROM,
    );
    await sleep(CALM);
    await way.follow(tab);
    await until(
      tab,
      (path) =>
        location.pathname === path &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
      TO,
    );
    const seen = await tab.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        painted: performance.timeOrigin + (paint?.startTime ?? Number.NaN),
        prerendered: Reflect.get(navigation ?? {}, 'activationStart') > 0,
      };
    });
    return { ...seen, painted: seen.painted - clicked };
  } finally {
    await close();
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

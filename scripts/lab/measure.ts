/**
 * Measures the built site, and prints Markdown tables: `npm --prefix scripts/lab run measure`. A full run
 * takes a quarter of an hour. Times are useful only on a machine that does nothing else.
 *
 *   --bytes --lighthouse --interactions   measures only these parts
 *   --routes /,/about-us                  measures only these pages
 *   --runs 3                              how often to visit each page type, and to use each control
 *   --compare name=folder-or-address      also measures this page; may be repeated
 *   --reports folder                      keeps Lighthouse's reports
 *
 * To compare with Next's own export, run `npx tsx __tests__/variants/build.ts plain`, then use
 * `--compare plain=.variants/plain/out`.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser as Chromium, chromium } from '@playwright/test';
import { type Browser, findBrowser } from '../serve/browser';
import { PHONE, weigh } from '../serve/browser/weigh';
import { writeBaselines } from './measure/baseline';
import { CPU_SLOWDOWN, driveControls } from './measure/interactions';
import { type Device, runLighthouse, type Target, type Verdict } from './measure/lighthouse';
import { bytesTable, formatFlaws, interactionsTable, lighthouseTable } from './measure/report';
import type { SecureServer } from './measure/secure';
import { ACCEPT_CERTIFICATES, serve } from './measure/serve';
import { exportedPages, isErrorPage } from './pages';

const OUT = 'out';
const BASELINES = 'node_modules/.cache/baselines';

/** One page of each type. These are visited several times. */
const TYPES = [
  '/',
  '/about-us',
  '/services/devops',
  '/projects',
  '/job-description/1',
  '/blogs/1',
  '/contact',
];

const { values } = parseArgs({
  options: {
    bytes: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    routes: { type: 'string' },
    runs: { type: 'string', default: '3' },
    compare: { type: 'string', multiple: true, default: [] },
    reports: { type: 'string' },
  },
});
const everything = !values.bytes && !values.lighthouse && !values.interactions;

/** Lists every page of the exported site except error pages. */
const exported = () => exportedPages(OUT).flatMap(({ path }) => (isErrorPage(path) ? [] : path));

const running: SecureServer[] = [];

async function start(folder: string): Promise<string> {
  const served = await serve(folder);
  running.push(served);
  return served.url;
}

/** Reads `--compare`: `name=address`, or `name=folder` for the home page in a folder. */
const readOthers = () =>
  Promise.all(
    values.compare.map(async (value) => {
      const [, name, place] = /^([^=]+)=(.+)$/.exec(value) ?? [];
      if (!name || !place)
        throw new Error(`--compare is "${value}": expected name=folder-or-address.`);
      return { name, url: /^https?:/.test(place) ? place : `${await start(place)}/` };
    }),
  );

/** Runs `use` with a browser, and closes the browser afterwards, even after an error. */
async function inChromium<Result>(
  { path, args }: Browser,
  use: (chrome: Chromium) => Promise<Result>,
): Promise<Result> {
  const chrome = await chromium.launch({
    executablePath: path,
    args: [...args, ACCEPT_CERTIFICATES],
  });
  try {
    return await use(chrome);
  } finally {
    await chrome.close();
  }
}

function print(title: string, text: string) {
  console.log(`\n## ${title}\n\n${text}`);
}

async function measure(): Promise<void> {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}": expected a whole number from 1.`);
  const browser = findBrowser();
  const version = execFileSync(browser.path, ['--version'], { encoding: 'utf8' }).trim();
  const [load = 0] = loadavg();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${version}, Node ${process.version}, ` +
      `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown model'}, load ${load.toFixed(1)}.`,
  );
  if (load > 1) console.log('The machine is busy, so the times below are too long.');

  const routes = values.routes?.split(',') ?? exported();
  const siteUrl = await start(OUT);
  const pages = routes.map((path) => ({ name: path, url: siteUrl + path }));
  const others = await readOthers();

  if (everything || values.bytes) {
    const weighed = await inChromium(browser, async (chrome) => {
      const found = [];
      for (const { name, url } of [...pages, ...others]) {
        const context = await chrome.newContext(PHONE);
        found.push({ name, weight: await weigh(await context.newPage(), url) });
        await context.close();
      }
      return found;
    });
    print(
      'What a first visit on a phone loads before any scroll or touch, in kB',
      bytesTable(weighed),
    );
  }

  if (everything || values.lighthouse) {
    const types = values.routes ? routes : routes.filter((path) => TYPES.includes(path));
    writeBaselines(OUT, types, BASELINES);
    const baselineUrl = await start(BASELINES);
    const baselines = types.map((path) => ({
      name: `${path} by hand`,
      url: baselineUrl + path,
      runs,
    }));
    const targets: Record<Device, Target[]> = {
      mobile: [
        ...pages.map((page) => ({ ...page, runs: types.includes(page.name) ? runs : 1 })),
        ...others.map((other) => ({ ...other, runs })),
        ...baselines,
      ],
      desktop: pages
        .filter(({ name }) => types.includes(name))
        .map((page) => ({ ...page, runs: 1 })),
    };
    for (const device of ['mobile', 'desktop'] as const) {
      const verdicts = await runLighthouse(targets[device], {
        browser,
        device,
        reports: values.reports,
      });
      const isBaseline = ({ target }: Verdict) =>
        baselines.some(({ name }) => name === target.name);
      const shown = verdicts.filter((verdict) => !isBaseline(verdict));
      const getBaseline = (path: string) =>
        verdicts.find(({ target }) => target.name === `${path} by hand`);
      print(`Lighthouse, ${device}`, lighthouseTable(shown, getBaseline));
      print(`Audits below their full score, ${device}`, formatFlaws(shown));
    }
  }

  if (everything || values.interactions) {
    const driven = await inChromium(browser, (chrome) => driveControls(chrome, siteUrl, runs));
    print(`Press to next paint on a processor ${CPU_SLOWDOWN}× slower`, interactionsTable(driven));
  }
}

try {
  await measure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ close }) => close()));
}

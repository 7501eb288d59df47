/**
 * Measures the built site, and prints Markdown tables: `npm --prefix scripts/lab run measure`. A full run
 * takes a quarter of an hour. Times are useful only on a machine that does nothing else.
 *
 *   --bytes --lighthouse --main-thread --interactions   measures only these parts
 *   --build name=folder                   only scores a page of each kind in this build; may be repeated
 *   --routes /,/about-us                  measures only these pages
 *   --runs 3                              how often to visit a page of each kind, and to use each control
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
import { findKinds } from './measure/kinds';
import {
  type Device,
  isPerfect,
  type LighthouseOptions,
  runLighthouse,
  type Target,
  type Verdict,
} from './measure/lighthouse';
import { watchMainThreads } from './measure/main-thread';
import { standInForOtherSites } from './measure/other-sites';
import {
  bytesTable,
  formatFlaws,
  interactionsTable,
  lighthouseTable,
  mainThreadTable,
  scoresTable,
} from './measure/report';
import type { SecureServer } from './measure/secure';
import { ACCEPT_CERTIFICATES, serve } from './measure/serve';
import { exportedPages, isErrorPage } from './pages';

const OUT = 'out';
const BASELINES = 'node_modules/.cache/baselines';

/** Reads the value `name=place` of an option. */
function readPair(option: string, value: string): { name: string; place: string } {
  const [, name, place] = /^([^=]+)=(.+)$/.exec(value) ?? [];
  if (name && place) return { name, place };
  throw new Error(
    `${option} is "${value}": expected name=folder${option === '--compare' ? '-or-address' : ''}.`,
  );
}

const { values } = parseArgs({
  options: {
    bytes: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    'main-thread': { type: 'boolean', default: false },
    interactions: { type: 'boolean', default: false },
    build: { type: 'string', multiple: true, default: [] },
    routes: { type: 'string' },
    runs: { type: 'string', default: '3' },
    compare: { type: 'string', multiple: true, default: [] },
    reports: { type: 'string' },
  },
});
const builds = values.build.map((value) => readPair('--build', value));
const everything =
  !values.bytes && !values.lighthouse && !values['main-thread'] && !values.interactions;

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
      const { name, place } = readPair('--compare', value);
      return { name, url: /^https?:/.test(place) ? place : `${await start(place)}/` };
    }),
  );

/**
 * Scores a page of each kind in every build, on Lighthouse's phone. Visits a page with less than the
 * full score `runs` times again, because a busy machine lowers the score for speed.
 */
async function scoreBuilds(options: LighthouseOptions, runs: number) {
  const scored = [];
  for (const { name: build, place } of builds) {
    const url = await start(place);
    const kinds = findKinds(exportedPages(place).map(({ path }) => path)).filter(
      ({ path }) => !values.routes || values.routes.split(',').includes(path),
    );
    const targets = kinds.map(({ path }) => ({
      name: `${build} ${path}`,
      url: url + path,
      runs: 1,
    }));
    const first = await runLighthouse(targets, options);
    const low = first.filter((verdict) => !isPerfect(verdict)).map(({ target }) => target);
    const again = await runLighthouse(
      low.map((target) => ({ ...target, runs })),
      options,
    );
    const verdicts = first.map(
      (verdict) => again.find(({ target }) => target.name === verdict.target.name) ?? verdict,
    );
    scored.push({ build, kinds, verdicts });
  }
  return scored;
}

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

  const otherSites = await standInForOtherSites();
  running.push(otherSites);
  const secluded = { ...browser, args: [...browser.args, otherSites.argument] };

  if (builds.length > 0) {
    const options = { browser: secluded, device: 'mobile', reports: values.reports } as const;
    const scored = await scoreBuilds(options, runs);
    print('Lighthouse’s four scores of a page of each kind, mobile', scoresTable(scored));
    const verdicts = scored.flatMap((each) => each.verdicts);
    print('Audits below their full score', formatFlaws(verdicts));
    return;
  }

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

  const types = values.routes ? routes : findKinds(routes).map(({ path }) => path);
  let baselineUrl = '';
  if (everything || values.lighthouse || values['main-thread']) {
    writeBaselines(OUT, types, BASELINES);
    baselineUrl = await start(BASELINES);
  }

  if (everything || values.lighthouse) {
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
        browser: secluded,
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

  if (everything || values['main-thread']) {
    const [home = '/'] = types;
    const watched = await inChromium(secluded, (chrome) =>
      watchMainThreads(
        chrome,
        [
          { name: `${home} by hand`, url: baselineUrl + home },
          { name: home, url: siteUrl + home, reduced: true },
          ...types.map((path) => ({ name: path, url: siteUrl + path })),
          ...others,
        ],
        runs,
      ),
    );
    print(
      `The main thread of a processor ${CPU_SLOWDOWN}× slower, until six seconds after load`,
      mainThreadTable(watched),
    );
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

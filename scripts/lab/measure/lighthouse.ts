import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import type { Browser } from '../../serve/browser';
import { median } from './median';
import { ACCEPT_CERTIFICATES } from './serve';

/** A page to visit: its name in the tables, its address, and the number of visits. */
export type Target = { name: string; url: string; runs: number };

/** Lighthouse's phone with simulated throttling, or its desktop. */
export type Device = 'mobile' | 'desktop';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** An audit with less than the full score of 1, and Lighthouse's remark, which may be empty. */
type Flaw = { audit: string; score: number; remark: string };

/** Lighthouse's results for one page: medians of its runs, scores of 100, times in milliseconds. */
export type Verdict = {
  target: Target;
  scores: Record<(typeof CATEGORIES)[number], number>;
  metrics: Record<keyof typeof METRICS, number>;
  /** The audits with less than the full score in any visit, each with its lowest score. */
  flaws: Flaw[];
};

export type LighthouseOptions = {
  browser: Browser;
  device: Device;
  /** A folder for Lighthouse's reports, which list each audit's elements and requests. */
  reports?: string | undefined;
};

/** Whether a page has all of Lighthouse's full scores. */
export const isPerfect = ({ scores }: Verdict): boolean =>
  Object.values(scores).every((score) => score === 100);

function getFlaws({ audits, categories }: Result): Flaw[] {
  return CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []).flatMap(({ id }) => {
    const { score = null, displayValue = '' } = audits[id] ?? {};
    return score === null || score >= 1 ? [] : [{ audit: id, score, remark: displayValue }];
  });
}

/** Keeps the lowest score of each audit. */
function keepLowest(flaws: readonly Flaw[]): Flaw[] {
  const found = new Map<string, Flaw>();
  for (const flaw of flaws) {
    if (flaw.score < (found.get(flaw.audit)?.score ?? 1)) found.set(flaw.audit, flaw);
  }
  return [...found.values()];
}

/** Requests a page, and waits for its last byte. */
async function warmUp(url: string): Promise<void> {
  const { get } = url.startsWith('https:') ? https : http;
  const [answer] = await once(get(url, { rejectUnauthorized: false }), 'response');
  await once(answer.resume(), 'end');
}

/** Visits a page once, in a new browser with an empty cache. */
async function visit(
  { name, url }: Target,
  { browser, device, reports }: LighthouseOptions,
  round: number,
) {
  // The server compresses a file at its first request. A real host has done that before.
  await warmUp(url);
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', ACCEPT_CERTIFICATES, ...browser.args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'silent',
        output: ['json', 'html'],
        onlyCategories: [...CATEGORIES],
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr, report } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (reports) {
      mkdirSync(reports, { recursive: true });
      const file = join(reports, `${name.replace(/\W+/g, '_')}-${device}-${round}`);
      const [json = '', html = ''] = report;
      writeFileSync(`${file}.json`, json);
      writeFileSync(`${file}.html`, html);
    }
    return lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Runs Lighthouse on every target. Each round visits all of them once, so that a slow phase of the
 * machine affects all of them.
 *
 * @throws if a page cannot be visited
 */
export async function runLighthouse(
  targets: readonly Target[],
  options: LighthouseOptions,
): Promise<Verdict[]> {
  const results = targets.map((target) => ({ target, visits: [] as Result[] }));
  // The first browser starts from a cold disk, so its visit does not count.
  const [first] = targets;
  if (first) await visit(first, { ...options, reports: undefined }, 0);
  const rounds = Math.max(0, ...targets.map(({ runs }) => runs));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { target, visits } of results) {
      if (round <= target.runs) visits.push(await visit(target, options, round));
    }
  }
  return results.map(({ target, visits }) => {
    const score = (id: (typeof CATEGORIES)[number]) =>
      Math.round(100 * median(visits.map(({ categories }) => categories[id]?.score ?? 0)));
    const metric = (id: keyof typeof METRICS) =>
      median(visits.map(({ audits }) => audits[METRICS[id]]?.numericValue ?? Number.NaN));
    return {
      target,
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      metrics: { fcp: metric('fcp'), lcp: metric('lcp'), tbt: metric('tbt'), cls: metric('cls') },
      flaws: keepLowest(visits.flatMap(getFlaws)),
    };
  });
}

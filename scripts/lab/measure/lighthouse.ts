import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import type { Browser } from '../../serve/browser';
import { median } from './median';
import { TRUST } from './serve';

/** A page to visit: its name in the tables, its address, and how often. */
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

/** An audit with less than its full score of 1, and what Lighthouse says to it, if anything. */
export type Flaw = { audit: string; score: number; says: string };

/** What Lighthouse says of one page, medians of its runs: scores of 100, times in milliseconds. */
export type Verdict = {
  target: Target;
  scores: Record<(typeof CATEGORIES)[number], number>;
  metrics: Record<keyof typeof METRICS, number>;
  /** Audits with less than their full score in any visit, at their worst. */
  imperfect: Flaw[];
};

type Options = {
  browser: Browser;
  device: Device;
  /** A folder for Lighthouse's own reports, which name each audit's elements and requests. */
  reports?: string | undefined;
};

function flawsIn({ audits, categories }: Result): Flaw[] {
  return CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []).flatMap(({ id }) => {
    const { score = null, displayValue = '' } = audits[id] ?? {};
    return score === null || score >= 1 ? [] : [{ audit: id, score, says: displayValue }];
  });
}

/** Each audit's worst. */
function worst(flaws: readonly Flaw[]): Flaw[] {
  const found = new Map<string, Flaw>();
  for (const flaw of flaws) {
    if (flaw.score < (found.get(flaw.audit)?.score ?? 1)) found.set(flaw.audit, flaw);
  }
  return [...found.values()];
}

/** Requests a page and waits for its last byte. */
async function ask(url: string): Promise<void> {
  const { get } = url.startsWith('https:') ? https : http;
  const [answer] = await once(get(url, { rejectUnauthorized: false }), 'response');
  await once(answer.resume(), 'end');
}

/** One visit, in a browser of its own, so that no page finds another's cache. */
async function visit({ name, url }: Target, { browser, device, reports }: Options, round: number) {
  // The first answer waits for its compression, which a host has done long before.
  await ask(url);
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', TRUST, ...browser.args],
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
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
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
 * Runs Lighthouse on every target, in rounds (all of them once, then all of them again), so that a
 * machine that slows down for a while slows all of them.
 *
 * @throws when a page cannot be visited
 */
export async function runLighthouse(
  targets: readonly Target[],
  options: Options,
): Promise<Verdict[]> {
  const results = targets.map((target) => ({ target, visits: [] as Result[] }));
  // The first browser of all starts from a cold disk: its visit does not count.
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
      imperfect: worst(visits.flatMap(flawsIn)),
    };
  });
}

import { brotliCompressSync } from 'node:zlib';
import { devices, type Page, type Request } from '@playwright/test';
import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';

/** The phone of every count and budget: 390 × 844 px at 2×. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

const KINDS = ['document', 'script', 'styles', 'fonts', 'pictures', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** A file that a page loaded. Text counts as brotli at its best, pictures and fonts as they are. */
export type LoadedFile = { url: string; kind: Kind; bytes: number; body: Buffer };

/** An enhancer or island by its name, and when it had started, in milliseconds since the visit began. */
export type Started = { name: string; at: number };

/** What a first visit loads before any scroll or touch, in bytes. */
export type Weight = {
  /** The document without the text of its inline styles. */
  html: number;
  /** Script files and inline script. */
  script: number;
  inlineScript: number;
  /** Sheets and inline styles. */
  styles: number;
  fonts: number;
  pictures: number;
  other: number;
  /** All of it, as it travels: what is inline counts once, within its document. */
  all: number;
  requests: number;
  started: Started[];
};

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

const brotli = (text: string | Buffer) => (text.length === 0 ? 0 : brotliCompressSync(text).length);

async function load(request: Request): Promise<LoadedFile | null> {
  // A film has no size until it has been played.
  if (request.resourceType() === 'media') return null;
  const response = await request.response();
  if (!response || (response.status() >= 300 && response.status() < 400)) return null;
  const body = await response.body();
  const kind = KIND_OF[request.resourceType()] ?? 'other';
  const asItIs = kind === 'pictures' || kind === 'fonts';
  return { url: request.url(), kind, bytes: asItIs ? body.length : brotli(body), body };
}

/**
 * Notes every file that `page` loads from now on.
 *
 * @returns a function that gives them all, each once
 */
export function record(page: Page): () => Promise<LoadedFile[]> {
  const files = new Map<string, Promise<LoadedFile | null>>();
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !files.has(request.url())) {
      files.set(request.url(), load(request));
    }
  });
  return async () => {
    // What arrives may ask for more.
    for (let seen = -1; seen !== files.size; ) {
      seen = files.size;
      await Promise.all(files.values());
    }
    return (await Promise.all(files.values())).filter((file) => file !== null);
  };
}

/** Script types that a browser runs; others are data. */
const RUNS = new Set(['', 'module', 'text/javascript']);

/** The texts of a page's inline scripts and styles. */
export function inlineOf(html: string): { script: string[]; styles: string[] } {
  const elements = [...getElements(parse(html))];
  const texts = (name: string, isInline: (element: Element) => boolean) =>
    elements.filter((element) => element.tagName === name && isInline(element)).map(getText);
  return {
    script: texts(
      'script',
      (element) =>
        attribute(element, 'src') === undefined && RUNS.has(attribute(element, 'type') ?? ''),
    ),
    styles: texts('style', () => true),
  };
}

/** Marks the moment each enhancer and island has started, by its name. */
function markStarts() {
  const STARTED = { 'data-enhanced': 'data-enhance', 'data-ready': 'data-island' } as const;
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (attributeName !== 'data-enhanced' && attributeName !== 'data-ready') continue;
      if (!(target instanceof Element)) continue;
      performance.mark(`started ${target.getAttribute(STARTED[attributeName])}`);
    }
  }).observe(document, { subtree: true, attributeFilter: Object.keys(STARTED) });
}

const startsIn = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('started '))
      .map(({ name, startTime }) => ({
        name: name.slice('started '.length),
        at: Math.round(startTime),
      })),
  );

/**
 * Opens a page and weighs what a first visit loads before any scroll or touch.
 *
 * @param page a fresh page of a context with `PHONE`
 * @param url absolute, or relative to the context's base
 * @param files a record of the page, where the caller goes on with it
 */
export async function weigh(page: Page, url: string, files = record(page)): Promise<Weight> {
  await page.addInitScript(markStarts);
  await page.goto(url);
  // On a busy machine the network can seem idle while the page has yet to run.
  await page.waitForFunction(
    () => !document.querySelector('[data-when="load"]:not([data-enhanced])'),
  );
  await page.waitForLoadState('networkidle');
  const loaded = await files();
  const sum = (kind: Kind) =>
    loaded.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

  const documents = loaded.filter(({ kind }) => kind === 'document');
  const html = documents.map(({ body }) => body.toString()).join('\n');
  const inline = inlineOf(html);
  const inlineScript = brotli(inline.script.join('\n'));
  return {
    html: brotli(inline.styles.reduce((rest, text) => rest.replace(text, () => ''), html)),
    script: sum('script') + inlineScript,
    inlineScript,
    styles: sum('styles') + brotli(inline.styles.join('\n')),
    fonts: sum('fonts'),
    pictures: sum('pictures'),
    other: sum('other'),
    all: KINDS.reduce((total, kind) => total + sum(kind), 0),
    requests: loaded.length,
    started: await startsIn(page),
  };
}

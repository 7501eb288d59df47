import { brotliCompressSync } from 'node:zlib';
import { devices, type Page, type Request } from '@playwright/test';
import { attribute, type Element, getElements, getText } from 'next-islands/html';
import { parse } from 'parse5';

/** The phone that all byte counts and budgets use: 390 × 844 px at 2×. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

const KINDS = ['document', 'script', 'styles', 'fonts', 'pictures', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** A file that a page loaded. `bytes` counts text as brotli (quality 11), pictures and fonts as they are. */
export type LoadedFile = { url: string; kind: Kind; bytes: number; body: Buffer };

/** The bytes that a first visit loads before the visitor scrolls or touches anything. */
export type Weight = {
  /** The document without the text of its inline styles. */
  html: number;
  /** Script files and inline script. */
  script: number;
  /** Sheets and inline styles. */
  styles: number;
  /** The sum of all files. Inline code counts once, as part of its document. */
  all: number;
};

const KINDS_BY_TYPE: Readonly<Record<string, Kind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
};

const brotli = (text: string | Buffer) => (text.length === 0 ? 0 : brotliCompressSync(text).length);

async function load(request: Request): Promise<LoadedFile | null> {
  // The browser requests parts of a film, so it has no size.
  if (request.resourceType() === 'media') return null;
  const response = await request.response();
  if (!response || (response.status() >= 300 && response.status() < 400)) return null;
  const body = await response.body();
  const kind = KINDS_BY_TYPE[request.resourceType()] ?? 'other';
  const isCompressed = kind === 'pictures' || kind === 'fonts';
  return { url: request.url(), kind, bytes: isCompressed ? body.length : brotli(body), body };
}

/**
 * Records every file that `page` loads from now on.
 *
 * @returns a function that returns the files, each once
 */
export function record(page: Page): () => Promise<LoadedFile[]> {
  const files = new Map<string, Promise<LoadedFile | null>>();
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !files.has(request.url())) {
      files.set(request.url(), load(request));
    }
  });
  return async () => {
    // A file that arrives may load further files.
    for (let seen = -1; seen !== files.size; ) {
      seen = files.size;
      await Promise.all(files.values());
    }
    return (await Promise.all(files.values())).filter((file) => file !== null);
  };
}

/** Script types that a browser runs. All others are data. */
const RUNS = new Set(['', 'module', 'text/javascript']);

/** Reads the texts of a page's inline scripts and styles. */
function readInline(html: string): { script: string[]; styles: string[] } {
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

/**
 * Opens a page, and counts the bytes that a first visit loads before any scroll or touch.
 *
 * @param page a new page of a context with `PHONE`
 * @param url absolute, or relative to the context's base
 * @param files the result of `record(page)`, for callers that also need the files
 */
export async function weigh(page: Page, url: string, files = record(page)): Promise<Weight> {
  await page.goto(url);
  // On a busy machine the network can be idle before the page's script runs.
  await page.waitForFunction(
    () => !document.querySelector('[data-when="load"]:not([data-enhanced])'),
  );
  await page.waitForLoadState('networkidle');
  const loaded = await files();
  const sum = (kind: Kind) =>
    loaded.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

  const documents = loaded.filter(({ kind }) => kind === 'document');
  const html = documents.map(({ body }) => body.toString()).join('\n');
  const inline = readInline(html);
  return {
    html: brotli(inline.styles.reduce((rest, text) => rest.replace(text, () => ''), html)),
    script: sum('script') + brotli(inline.script.join('\n')),
    styles: sum('styles') + brotli(inline.styles.join('\n')),
    all: KINDS.reduce((total, kind) => total + sum(kind), 0),
  };
}

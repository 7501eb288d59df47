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

/** A file that a page loaded. `bytes` counts text as brotli (quality 11), pictures and fonts as they are. */
export type LoadedFile = { url: string; type: string; bytes: number; body: Buffer };

const brotli = (text: string | Buffer) => (text.length === 0 ? 0 : brotliCompressSync(text).length);

async function load(request: Request): Promise<LoadedFile | null> {
  const type = request.resourceType();
  // The browser requests parts of a film, so it has no size.
  if (type === 'media') return null;
  const response = await request.response();
  if (!response || (response.status() >= 300 && response.status() < 400)) return null;
  const body = await response.body();
  const isCompressed = type === 'image' || type === 'font';
  return { url: request.url(), type, bytes: isCompressed ? body.length : brotli(body), body };
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

/** Whether a browser runs what stands in an element. Other types of scripts are data. */
const isInline = (element: Element) =>
  attribute(element, 'src') === undefined &&
  ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? '');

/** The bytes that a first visit loads before the visitor scrolls or touches anything: code with that in the page. */
export async function weigh(page: Page, url: string, files: () => Promise<LoadedFile[]>) {
  await page.goto(url);
  // On a busy machine the network can be idle before the page's script runs.
  await page.waitForFunction(
    () => !document.querySelector('[data-when="load"]:not([data-enhanced])'),
  );
  await page.waitForLoadState('networkidle');
  const loaded = await files();
  const sum = (isMeant: (file: LoadedFile) => boolean) =>
    loaded.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);
  const html = loaded.filter(({ type }) => type === 'document').map(({ body }) => body.toString());
  const inline = [...getElements(parse(html.join('\n')))].filter(isInline);
  const weighInline = (name: string) =>
    brotli(inline.flatMap((each) => (each.tagName === name ? [getText(each)] : [])).join('\n'));
  return {
    script: sum(({ type }) => type === 'script') + weighInline('script'),
    styles: sum(({ type }) => type === 'stylesheet') + weighInline('style'),
    all: sum(() => true),
  };
}

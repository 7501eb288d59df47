import type { Browser } from './webdriver';

/** The longest time that the parts of a page may take to start, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** How many elements of a page need each enhancer and each island, by name. */
export type Parts = Readonly<Record<string, number>>;

/** Counts the enhancers and islands that a page's HTML declares. */
export function declaredParts(html: string): Parts {
  const counts: Record<string, number> = {};
  for (const [, name = ''] of html.matchAll(/ data-(?:enhance|island)="(\w+)"/g))
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * Scrolls through the page and points at what waits for a visitor, until everything has started that
 * the page declares. An enhancer sets `data-enhanced` when it has started, an island `data-ready`.
 */
async function wakeParts(timeout: number): Promise<Record<string, number>> {
  const frame = () => new Promise(requestAnimationFrame);
  const find = () => [...document.querySelectorAll<HTMLElement>('[data-enhance], [data-island]')];
  const isStarted = ({ dataset }: HTMLElement) =>
    ('enhance' in dataset && 'enhanced' in dataset) || ('island' in dataset && 'ready' in dataset);
  // An observer never sees an element of a closed dialog, so a pointer wakes that too.
  const waitsForPointer = (element: HTMLElement) =>
    ['intent', 'mouse'].includes(element.dataset.when ?? '') || !element.checkVisibility();

  for (let top = -1; top !== window.scrollY; ) {
    top = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    await frame();
    await frame();
  }
  for (const element of find().filter(waitsForPointer)) {
    const { dataset, parentElement } = element;
    const target = dataset.when === 'mouse' ? parentElement : element;
    target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }
  const end = performance.now() + timeout;
  while (!find().every(isStarted) && performance.now() < end) await frame();

  const started: Record<string, number> = {};
  for (const { dataset } of find().filter(isStarted)) {
    const name = dataset.enhance ?? dataset.island ?? '';
    started[name] = (started[name] ?? 0) + 1;
  }
  return started;
}

/** Starts everything that the open page declares, and returns a message for each name that lacks. */
export async function startParts({ run }: Browser, declared: Parts): Promise<string[]> {
  const started: Parts = await run(wakeParts, TIMEOUT_MS);
  return Object.entries(declared).flatMap(([name, count]) =>
    (started[name] ?? 0) < count ? [`${started[name] ?? 0} of ${count} "${name}" started`] : [],
  );
}

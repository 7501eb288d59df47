import type { Browser } from './webdriver';

/** The longest time that the parts of a page may take to start, in milliseconds. */
const TIMEOUT_MS = 60_000;

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
 * Scrolls to each enhancer and island, or points at what waits for a visitor, until it has started. An
 * enhancer sets `data-enhanced` when it has started, an island `data-ready`.
 *
 * @returns how many elements have started, by name
 */
async function wakeParts(timeout: number): Promise<Record<string, number>> {
  const end = performance.now() + timeout;
  const find = () => [...document.querySelectorAll<HTMLElement>('[data-enhance], [data-island]')];
  const isStarted = ({ dataset }: HTMLElement) =>
    ('enhance' in dataset && 'enhanced' in dataset) || ('island' in dataset && 'ready' in dataset);

  for (const element of find()) {
    const { when = '' } = element.dataset;
    // An observer never sees an element of a closed dialog, so a pointer wakes that, too.
    if (['intent', 'mouse'].includes(when) || !element.checkVisibility()) {
      const target = when === 'mouse' ? element.parentElement : element;
      target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    } else if (!isStarted(element)) {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      // Some wait for a scroll, although they are on the screen.
      if (when === 'scroll' && window.scrollY === 0)
        window.scrollTo({ top: 1, behavior: 'instant' });
    }
    while (!isStarted(element) && performance.now() < end) await new Promise(requestAnimationFrame);
  }

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

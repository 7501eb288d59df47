/** The cookies of Meta's script: one names the browser, one the click on an ad. */
export const META_COOKIES = ['_fbp', '_fbc'] as const;

type Pixel = typeof import('react-facebook-pixel');

/** Meta's global function. It queues calls until Meta's script has loaded. */
type Fbq = ((...call: unknown[]) => void) & {
  queue?: Iterable<unknown>[];
  /** Set once the script has loaded. */
  callMethod?: (...call: unknown[]) => void;
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
};

/** The view of this visit. A page restored by the back button is a new visit. */
type PageView = {
  /** Whether it was given to Meta's script, or reported. */
  counted: boolean;
  /** Whether the visitor refuses. */
  refused: boolean;
  /** Reports it by the pixel's image. */
  report: () => void;
};

declare global {
  interface Window {
    fbq?: Fbq;
    /** `components/layout/Tracker/LeaveScript.tsx` sets it on every page with a pixel. */
    pageView?: PageView;
  }
}

/** The library, once it has requested Meta's script. */
let running: Pixel | undefined;
/** Whether consent was revoked at Meta's script. */
let revoked = false;

const isPixel = (value: unknown): value is Pixel =>
  typeof value === 'object' && value !== null && 'init' in value;

/** Unwraps a CommonJS export. Bundlers differ in how many `default`s they wrap it in. */
function unwrap(exported: unknown): Pixel {
  if (isPixel(exported)) return exported;
  if (typeof exported === 'object' && exported !== null && 'default' in exported) {
    return unwrap(exported.default);
  }
  throw new Error('react-facebook-pixel has no init.');
}

/** Starts Meta's script. It counts only on demand, not at every change of the address. */
function start(pixel: Pixel, id: string): Pixel {
  pixel.init(id, undefined, { autoConfig: true, debug: false });
  Object.assign(window.fbq ?? {}, { disablePushState: true, allowDuplicatePageViews: true });
  return pixel;
}

/**
 * Reports the visit of this page to Meta. Further calls in the same visit do nothing. The first
 * call fetches the library and Meta's script. If the visitor blocks either, nothing happens. The
 * page's `pageView` reports the visit if the page is left before Meta's script has arrived.
 *
 * @param id the pixel's id
 * @param byImage whether to report without Meta's script, which would read the page's address
 */
export async function countView(id: string, byImage = false): Promise<void> {
  const view = window.pageView;
  if (!view) return;
  view.refused = false;
  if (byImage) {
    if (!view.counted) view.report();
    return;
  }
  try {
    // The library uses `window` on import.
    const pixel = running ?? unwrap(await import('react-facebook-pixel'));
    if (view.refused) return;
    running ??= start(pixel, id);
    if (revoked) pixel.grantConsent();
    revoked = false;
    if (view.counted) return;
    view.counted = true;
    pixel.pageView();
  } catch {
    // The visitor blocks the tracker.
  }
}

/** Stops all reports from this page until the next `countView`. */
export function withdraw(): void {
  if (window.pageView) window.pageView.refused = true;
  if (!running || revoked) return;
  revoked = true;
  const { fbq } = window;
  // The revocation goes first. Otherwise the script would send the queued calls.
  if (fbq?.queue && !fbq.callMethod) fbq.queue.unshift(['consent', 'revoke']);
  else running.revokeConsent();
}

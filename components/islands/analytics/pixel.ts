type Pixel = typeof import('react-facebook-pixel');

/** Meta's global function. It queues calls until Meta's script has loaded. */
type Fbq = ((...call: unknown[]) => void) & {
  queue?: Iterable<unknown>[];
  /** Set once the script has loaded. */
  callMethod?: (...call: unknown[]) => void;
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
  }
}

/** The library, once it has requested Meta's script. */
let running: Pixel | undefined;
/** Whether the visitor allows counting. */
let allowed = false;
/** Whether consent was revoked at Meta's script. */
let revoked = false;
/** Whether this visit was counted. A page restored by the back button is a new visit. */
let counted = false;

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
  window.addEventListener('pagehide', () => {
    counted = false;
  });
  return pixel;
}

/**
 * Reports the visit of this page to Meta. Further calls in the same visit do nothing. The first
 * call fetches the library and Meta's script. If the visitor blocks either, nothing happens.
 *
 * @param id the pixel's id
 */
export async function countView(id: string): Promise<void> {
  allowed = true;
  try {
    // The library uses `window` on import.
    const pixel = running ?? unwrap(await import('react-facebook-pixel'));
    if (!allowed) return;
    running ??= start(pixel, id);
    if (revoked) pixel.grantConsent();
    revoked = false;
    if (counted) return;
    counted = true;
    pixel.pageView();
  } catch {
    // The visitor blocks the tracker.
  }
}

/** Stops all reports from this page until the next `countView`. */
export function withdraw(): void {
  allowed = false;
  if (!running || revoked) return;
  revoked = true;
  const { fbq } = window;
  // The revocation goes first. Otherwise the script would send the queued calls.
  if (fbq?.queue && !fbq.callMethod) fbq.queue.unshift(['consent', 'revoke']);
  else running.revokeConsent();
}

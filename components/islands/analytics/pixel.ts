type Pixel = typeof import('react-facebook-pixel');

/** Meta's function, which queues calls until Meta's script is there. */
type Fbq = ((...call: unknown[]) => void) & {
  queue?: Iterable<unknown>[];
  /** Set once the script is there. */
  callMethod?: (...call: unknown[]) => void;
  disablePushState?: boolean;
  allowDuplicatePageViews?: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
  }
}

/** The library, once Meta's script is on its way. */
let running: Pixel | undefined;
/** Whether the visitor lets the tracker count. */
let allowed = false;
/** Whether Meta's script has consent withdrawn. */
let held = false;
/** Whether this visit is counted. A page that comes back by the back button is a new visit. */
let counted = false;

const isPixel = (value: unknown): value is Pixel =>
  typeof value === 'object' && value !== null && 'init' in value;

/** Bundlers differ in how many defaults deep a CommonJS export stands. */
function unwrap(exported: unknown): Pixel {
  if (isPixel(exported)) return exported;
  if (typeof exported === 'object' && exported !== null && 'default' in exported) {
    return unwrap(exported.default);
  }
  throw new Error('react-facebook-pixel has no init.');
}

/** Sets Meta's script up to count on demand, and not at every change of address. */
function start(pixel: Pixel, id: string): Pixel {
  pixel.init(id, undefined, { autoConfig: true, debug: false });
  Object.assign(window.fbq ?? {}, { disablePushState: true, allowDuplicatePageViews: true });
  window.addEventListener('pagehide', () => {
    counted = false;
  });
  return pixel;
}

/**
 * Reports the visit of this page to Meta, once, however often it is called. The first call fetches
 * the library and Meta's script. Where either is blocked, nothing happens.
 *
 * @param id the pixel's
 */
export async function countView(id: string): Promise<void> {
  allowed = true;
  try {
    // It touches the window as soon as it is imported.
    const pixel = running ?? unwrap(await import('react-facebook-pixel'));
    if (!allowed) return;
    running ??= start(pixel, id);
    if (held) pixel.grantConsent();
    held = false;
    if (counted) return;
    counted = true;
    pixel.pageView();
  } catch {
    // The visitor blocks the tracker.
  }
}

/** Ends all reporting from this page, until `countView` is called again. */
export function withdraw(): void {
  allowed = false;
  if (!running || held) return;
  held = true;
  const { fbq } = window;
  // First in the queue, or the script would send the calls that wait.
  if (fbq?.queue && !fbq.callMethod) fbq.queue.unshift(['consent', 'revoke']);
  else running.revokeConsent();
}

type Pixel = typeof import('react-facebook-pixel');

/** Meta's function, which queues what it is told until Meta's script is there. */
type Fbq = ((...call: unknown[]) => void) & {
  queue?: Iterable<unknown>[];
  /** There from the moment on that the script is. */
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
/** Whether the visitor has the tracker count. */
let allowed = false;
/** Whether Meta's script was told to send nothing. */
let held = false;
/** Whether this visit is counted. A page that is left and comes back is visited anew. */
let counted = false;

const isPixel = (value: unknown): value is Pixel =>
  typeof value === 'object' && value !== null && 'init' in value;

/** The library stands one or two defaults deep, by each bundler's reading of CommonJS. */
function unwrap(exported: unknown): Pixel {
  if (isPixel(exported)) return exported;
  if (typeof exported === 'object' && exported !== null && 'default' in exported) {
    return unwrap(exported.default);
  }
  throw new Error('react-facebook-pixel has no init.');
}

/** Meta's script, when it comes, must count what it is told to, and not every change of address. */
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
 * the library and Meta's script. Where either is blocked nothing happens, and nothing is said.
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
    // A visitor who blocks the tracker has decided.
  }
}

/** Ends all reporting from this page, until `countView` is called again. */
export function withdraw(): void {
  allowed = false;
  if (!running || held) return;
  held = true;
  const { fbq } = window;
  // Before what waits for the script, which would still be sent.
  if (fbq?.queue && !fbq.callMethod) fbq.queue.unshift(['consent', 'revoke']);
  else running.revokeConsent();
}

import type { BrowserContext, Route } from '@playwright/test';
import type {} from '../../../components/islands/analytics/pixel';

/** The address of Meta's script. */
export const META_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The addresses of its reports, and of those by the pixel's image. */
const META_REPORT = /^https:\/\/www\.facebook\.com\/tr\/?\?/;

/**
 * Stands in for Meta's script. Like that script, it runs the queued calls, keeps events while
 * consent is revoked, sets the cookie, and counts only the first page view unless told otherwise. It uses nothing from outside, because Playwright sends it to the
 * page as text.
 */
function script() {
  const { fbq } = window;
  if (!fbq) return;
  const held: string[] = [];
  let ids: unknown[] = [];
  let granted = true;
  let counted = false;

  function report(event: string) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Meta's script sets it
    document.cookie = '_fbp=fb.1.1.1; Path=/; Max-Age=7776000';
    for (const id of ids) {
      // The browser would answer two equal addresses by one request.
      const once = crypto.randomUUID();
      const query = new URLSearchParams({
        id: String(id),
        ev: event,
        dl: location.href,
        rl: document.referrer,
        once,
      });
      new Image().src = `https://www.facebook.com/tr/?${query}`;
    }
  }

  function track(event: string) {
    if (event === 'PageView' && counted && !fbq?.allowDuplicatePageViews) return;
    if (event === 'PageView') counted = true;
    if (granted) report(event);
    else held.push(event);
  }

  const commands: Record<string, (value: unknown) => void> = {
    init: (id) => {
      ids = [...ids, id];
    },
    track: (event) => track(String(event)),
    consent: (what) => {
      granted = what === 'grant';
      if (granted) for (const event of held.splice(0)) report(event);
    },
  };

  fbq.callMethod = (name, ...rest) => commands[String(name)]?.(rest[0]);
  for (const call of fbq.queue?.splice(0) ?? []) fbq.callMethod(...call);
}

const metaScript = `(${script})();`;

/** A report to Meta. */
type Report = { id: string | null; event: string | null; path: string };

/** Reads a report from its address. Any other address gives null. */
function parseReport(url: string): Report | null {
  if (!META_REPORT.test(url)) return null;
  const { searchParams } = new URL(url);
  const page = new URL(searchParams.get('dl') ?? 'about:blank');
  return { id: searchParams.get('id'), event: searchParams.get('ev'), path: page.pathname };
}

/** The requests that Meta received. */
export type Meta = {
  /** The addresses of every request to it. */
  requested: string[];
  reports: Report[];
  /** The path of each counted page view. */
  views: () => string[];
};

/** Stands in for Meta in every page of a context. */
export async function standInForMeta(context: BrowserContext): Promise<Meta> {
  const requested: string[] = [];
  const reports: Report[] = [];

  async function answer(route: Route) {
    const url = route.request().url();
    requested.push(url);
    const report = parseReport(url);
    if (report) reports.push(report);
    if (url === META_SCRIPT) {
      await route.fulfill({ contentType: 'text/javascript', body: metaScript });
    } else await route.fulfill({ status: 204 });
  }

  await context.route(/^https:\/\/(connect\.facebook\.net|www\.facebook\.com)\//, answer);
  return {
    requested,
    reports,
    views: () => reports.filter(({ event }) => event === 'PageView').map(({ path }) => path),
  };
}

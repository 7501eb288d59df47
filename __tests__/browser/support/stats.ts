import type { BrowserContext, Route } from '@playwright/test';
import { COUNTER, STATS, STATS_API } from '../../variants/variants';

declare global {
  interface Window {
    /** Matomo's queue, which the start file fills and the script takes over. */
    _paq?: { push: (...calls: string[][]) => unknown };
  }
}

/**
 * Stands in for Matomo's script: it runs the calls of the start file, sets a cookie, and reports a page
 * view in each way of the four trackers in the manual: by a further script, a beacon, a request and a
 * picture. It reports events, too. It uses nothing from outside, because Playwright sends it to the page as text.
 */
function script(api: string) {
  const own = document.currentScript;
  if (!(own instanceof HTMLScriptElement)) return;
  const { origin } = new URL(own.src);
  const check = own.dataset.check ?? '';
  let isOut = false;

  function report() {
    if (isOut) return;
    // biome-ignore lint/suspicious/noDocumentCookie: as Matomo's script sets it
    document.cookie = '_pk_id.1=1; Path=/';
    const query = new URLSearchParams({
      page: location.pathname,
      check,
      once: crypto.randomUUID(),
    });
    const further = document.createElement('script');
    further.src = `${origin}/further.js?${query}`;
    document.head.append(further);
    navigator.sendBeacon(`${origin}/beacon?${query}`, 'x');
    fetch(`${api}/request?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true });
    new Image().src = `${api}/picture?${query}`;
  }

  const commands: Record<string, (...details: string[]) => void> = {
    trackPageView: report,
    trackEvent: (...details) => {
      if (!isOut)
        navigator.sendBeacon(`${origin}/event?${new URLSearchParams({ of: details.join() })}`);
    },
    optUserOut: () => {
      isOut = true;
    },
    forgetUserOptOut: () => {
      isOut = false;
    },
  };
  const push = (...calls: string[][]) => {
    for (const [name = '', ...details] of calls) commands[name]?.(...details);
  };
  const waiting = window._paq;
  window._paq = { push };
  if (Array.isArray(waiting)) push(...waiting);
}

/** What a tracker received. */
export type Stats = {
  /** The addresses of all requests. */
  requested: string[];
  /** The ways and the page of each report, sorted. */
  reports: () => string[];
  /** The events, such as "Forms,Sent,consultation". */
  events: () => string[];
};

/** The reports of one page view. */
export const WAYS = ['/beacon', '/further.js', '/picture', '/request'];

/** Stands in for a tracker, and for a second one that does nothing, in every page of a context. */
export async function standInForStats(context: BrowserContext): Promise<Stats> {
  const requested: string[] = [];
  async function answer(route: Route) {
    const url = route.request().url();
    requested.push(url);
    const body = url === `${STATS}/matomo.js` ? `(${script})(${JSON.stringify(STATS_API)});` : '';
    await route.fulfill({ contentType: 'text/javascript', body });
  }
  for (const origin of [STATS, STATS_API, new URL(COUNTER).origin])
    await context.route(`${origin}/**`, answer);
  return {
    requested,
    events: () =>
      requested
        .map((url) => new URL(url))
        .flatMap(({ pathname, searchParams }) =>
          pathname === '/event' ? searchParams.getAll('of') : [],
        ),
    reports: () =>
      requested
        .map((url) => new URL(url))
        .filter(({ pathname }) => WAYS.includes(pathname))
        .map(({ pathname, searchParams: query }) =>
          [pathname, query.get('page'), query.get('check')].join(' '),
        )
        .sort(),
  };
}

import type { Page } from '@playwright/test';

/** The scripts of islands and enhancers, without the loader. A page waits for that one before it counts as loaded. */
export const ISLANDS = /\/_islands\/(?!loader-)[^/]+\.js$/;

/** The address to which the forms send their mails. */
export const MAIL = '**/send-form';

/**
 * Holds a page's requests back.
 *
 * @param pattern the addresses, as Playwright's routes take them
 * @returns lets them go on, or fail
 */
export async function holdRequests(
  page: Page,
  pattern: string | RegExp,
): Promise<(outcome: 'arrive' | 'fail') => void> {
  let end: (outcome: 'arrive' | 'fail') => void = () => {};
  const outcome = new Promise<'arrive' | 'fail'>((resolve) => {
    end = resolve;
  });
  await page.route(pattern, async (route) =>
    (await outcome) === 'arrive' ? route.continue() : route.abort(),
  );
  return end;
}

/**
 * Records the scripts that a page loads from now on.
 *
 * @returns reads their texts
 */
export function recordScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text();
    texts.push(text);
    // The page may close before the text has arrived.
    text.catch(() => {});
  });
  return () => Promise.all(texts);
}

/**
 * Records the documents that a page requests from now on, and its POST requests.
 *
 * @returns the addresses, to which each request is added
 */
export function recordSubmissions(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const isMeant = request.isNavigationRequest() || request.method() === 'POST';
    if (isMeant) urls.push(request.url());
  });
  return urls;
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts an element into the document as HTML, as a browser receives it before any script. */
export function showPage(element: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(element);
}

/**
 * Makes the page of a route of `app`.
 *
 * @param route "/team" or "/team/[slug]"
 */
export async function loadPage(route: string, params?: object): Promise<ReactElement> {
  const { default: Page } = await import(`@/app${route === '/' ? '' : route}/page`);
  return Page(params && { params: Promise.resolve(params) });
}

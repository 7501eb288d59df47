import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts an element into the document as HTML, as a browser receives it before any script. */
export function showPage(element: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(element);
}

/**
 * Makes a page.
 *
 * @param route the address of a page of `content/pages`, such as "/team", or a route of `app` that takes `params`, such
 * as "/team/[slug]"
 */
export async function loadPage(route: string, params?: object): Promise<ReactElement> {
  const folder = route.includes('[') ? route : '/[[...path]]';
  const { default: Page } = await import(`@/app${folder}/page`);
  return Page({ params: Promise.resolve({ path: route.split('/').filter(Boolean), ...params }) });
}

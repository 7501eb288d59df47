import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts an element into the document as HTML, as a browser receives it before any script. */
export function showPage(element: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(element);
}

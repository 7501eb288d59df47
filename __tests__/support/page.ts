import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Puts an element into the document as a visitor's browser gets it: as HTML, before any script. */
export function showPage(element: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(element);
}

import type { ReactElement } from 'react';
import { showPage } from './page';
import { squeeze, type Thing } from './structured-data';

/** Shows a page, and returns its structured data and its words. */
export function getStructuredData(page: ReactElement): { structuredData: Thing[]; text: string } {
  showPage(page);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const structuredData = scripts.flatMap(
    (script): Thing[] => JSON.parse(script.textContent)['@graph'],
  );
  for (const noise of document.querySelectorAll('script, style')) noise.remove();
  return { structuredData, text: squeeze(document.body.textContent) };
}

import type { ReactElement } from 'react';
import { squeeze, type Thing } from '@/scripts/lab/audit/structured';
import { showPage } from './page';

/** Shows a page, and gives the things that it tells search engines of, and its words. */
export function structuredOf(page: ReactElement): { things: Thing[]; text: string } {
  showPage(page);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.flatMap((script): Thing[] => JSON.parse(script.textContent)['@graph']);
  for (const noise of document.querySelectorAll('script, style')) noise.remove();
  return { things, text: squeeze(document.body.textContent) };
}

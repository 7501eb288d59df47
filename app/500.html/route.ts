import { readFileSync } from 'node:fs';
import { agency } from '@/content/files/agency';
import { unexpected } from '@/content/site/unexpected';
import { toErrorPage } from './error-page';

export const dynamic = 'force-static';

/** Exported as the file `500.html`. */
export function GET() {
  // The step "fonts" cuts it.
  const letters = readFileSync('app/500.html/letters.woff2', 'base64');
  return new Response(toErrorPage(unexpected(), agency().name, letters), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

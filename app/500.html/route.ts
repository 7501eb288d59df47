import { agency } from '@/content/files/agency';
import { unexpected } from '@/content/pages/unexpected';
import { toErrorPage } from './error-page';

export const dynamic = 'force-static';

/** Exported as the file `500.html`. */
export function GET() {
  return new Response(toErrorPage(unexpected(), agency().name), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

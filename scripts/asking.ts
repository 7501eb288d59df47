/**
 * Builds the site once more for the browser tests: `npm run build:asking`. It has a pixel's id and
 * asks before it counts (`analytics.consent: 'ask'` in content/site.ts), and stands in out-asking/.
 */
import { ASKING, PIXEL } from '../__tests__/browser/support/asking';
import { buildAside } from './aside';

buildAside(ASKING, { NEXT_PUBLIC_META_PIXEL_ID: PIXEL, ANALYTICS_CONSENT: 'ask' });

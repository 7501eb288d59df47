'use client';

import { startEnhancers } from 'next-islands/start-enhancers';
import { useEffect } from 'react';
import { enhancers } from './registry';

/**
 * Starts the page's enhancers in `npm run dev` and with `PLAIN_NEXT=1`. It renders nothing. In the
 * exported site, `main.ts` starts them instead.
 */
export function Enhancers() {
  useEffect(() => startEnhancers(enhancers), []);
  return null;
}

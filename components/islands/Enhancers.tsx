'use client';

import { startEnhancers } from 'next-islands/start-enhancers';
import { useEffect } from 'react';
import { ownPresses } from './forms/press';
import { enhancers } from './registry';

let ownsPresses = false;

function start() {
  if (!ownsPresses) ownPresses();
  ownsPresses = true;
  return startEnhancers(enhancers);
}

/**
 * Starts the page's enhancers in `npm run dev` and with `PLAIN_NEXT=1`. It renders nothing. In the
 * exported site, `main.ts` starts them instead.
 */
export function Enhancers() {
  useEffect(start, []);
  return null;
}

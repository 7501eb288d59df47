'use client';

import { useEffect } from 'react';
import { startEnhancers } from './start';

/** Starts the page's enhancers. Renders nothing. */
export function Enhancers() {
  useEffect(startEnhancers, []);
  return null;
}

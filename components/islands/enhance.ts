import type { EnhancerName } from './registry';

/** When an enhancer starts: with the page, when its element comes near the screen, or on first touch. */
export type When = 'load' | 'visible' | 'intent';

/**
 * Marks an element of server-rendered HTML as improved by an enhancer.
 * Spread on the element: `<header {...enhance('header', 'load')}>`.
 */
export const enhance = (name: EnhancerName, when: When = 'visible') => ({
  'data-enhance': name,
  'data-when': when,
});

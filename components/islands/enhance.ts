import type { EnhancerName } from './registry';

/**
 * When an enhancer starts: with the page, when its element comes near the screen, the same but not
 * before the visitor scrolls, on first touch, or once a mouse moves over what the element stands
 * in and motion is welcome: never on a phone.
 */
export type When = 'load' | 'visible' | 'scroll' | 'intent' | 'mouse';

/** What the page says of it: nothing where it is the rule of most, for a smaller page. */
export const saidOf = (when: When) => (when === 'visible' ? undefined : when);

/**
 * Marks an element of server-rendered HTML as improved by an enhancer.
 * Spread on the element: `<header {...enhance('header', 'load')}>`.
 */
export const enhance = (name: EnhancerName, when: When = 'visible') => ({
  'data-enhance': name,
  'data-when': saidOf(when),
});

import { enhance } from '../marks';
import { type RevealSettings, writeSettings } from './settings';

/** The client's scroll animation: three seconds, each time the element comes into view. */
export const EVERY_TIME: RevealSettings = { duration: 3_000, repeat: true };

/**
 * Reveals the children of an element as a visitor scrolls to them. Spread it on the parent. If a
 * child has a `data-moves` descendant, only that one moves. `--reveal-from` and `--reveal-opacity`
 * set the first frame.
 */
export const reveal = (settings: RevealSettings) => ({
  ...enhance('reveal', 'scroll'),
  ...writeSettings(settings),
});

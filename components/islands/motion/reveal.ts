import { enhance } from '../marks';
import { type RevealSettings, writeSettings } from './settings';

/** The client's scroll animations: three seconds, every time. */
export const EVERY_TIME: RevealSettings = { duration: 3_000, repeat: true };

/**
 * Lets the children of an element come in as a visitor scrolls to them: spread it on their list or
 * section. A child with a `data-moves` descendant moves only that. `--reveal-from` and
 * `--reveal-opacity` set where it comes from.
 */
export const reveal = (settings: RevealSettings) => ({
  ...enhance('reveal', 'scroll'),
  ...writeSettings(settings),
});

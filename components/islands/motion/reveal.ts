import { enhance } from '../marks';
import type { RevealSettings } from './settings';

/** The client's scroll animations: three seconds, every time. */
export const EVERY_TIME: RevealSettings = { duration: 3_000, repeat: true };

/**
 * Lets the children of an element come in as a visitor scrolls to them: spread on their list or
 * section. Of a child that holds one, its `data-moves` descendant moves in its place. Where it
 * comes from is `--reveal-from` and `--reveal-opacity` of what moves.
 */
export const reveal = (settings: RevealSettings) => ({
  ...enhance('reveal', 'scroll'),
  'data-settings': JSON.stringify(settings),
});

/** How the parts of a section come in. */
export type RevealSettings = {
  /** How long each takes, in milliseconds. */
  duration: number;
  /** How long each waits once it is in view, in seconds; those that are not listed do not wait. */
  delays?: readonly number[];
  /** Whether they come in again each time they have been out of view. */
  repeat: boolean;
};

/** The settings that `reveal` put on an element. */
export const settingsOf = (element: HTMLElement): RevealSettings =>
  JSON.parse(element.dataset.settings ?? '{}');

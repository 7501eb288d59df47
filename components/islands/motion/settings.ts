/** How the parts of a section come in. */
export type RevealSettings = {
  /** How long each takes, in milliseconds. */
  duration: number;
  /** How long each waits once it is in view, in seconds; those that are not listed do not wait. */
  delays?: readonly number[];
  /** Whether they come in again each time they have been out of view. */
  repeat: boolean;
};

/** The settings as attributes of an element, for `readSettings`. */
export const writeSettings = ({ duration, delays, repeat }: RevealSettings) => ({
  'data-duration': duration,
  'data-delays': delays?.join(' '),
  'data-repeat': repeat ? '' : undefined,
});

/** The settings that `writeSettings` put on an element. */
export const readSettings = ({ dataset }: HTMLElement): Required<RevealSettings> => ({
  duration: Number(dataset.duration),
  delays: dataset.delays?.split(' ').map(Number) ?? [],
  repeat: dataset.repeat !== undefined,
});

/** How the children of an element are revealed. */
export type RevealSettings = {
  /** The duration for each child, in milliseconds. */
  duration: number;
  /** The delays by child, in seconds. Children without one do not wait. */
  delays?: readonly number[];
  /** Whether a child is revealed again each time it comes back into view. */
  repeat: boolean;
};

/** Returns the settings as attributes. `readSettings` reads them. */
export const writeSettings = ({ duration, delays, repeat }: RevealSettings) => ({
  'data-duration': duration,
  'data-delays': delays?.join(' '),
  'data-repeat': repeat ? '' : undefined,
});

/** Reads the settings that `writeSettings` put on an element. */
export const readSettings = ({ dataset }: HTMLElement): Required<RevealSettings> => ({
  duration: Number(dataset.duration),
  delays: dataset.delays?.split(' ').map(Number) ?? [],
  repeat: dataset.repeat !== undefined,
});

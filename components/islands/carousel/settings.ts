/** What a visitor does to the rotation: nothing, let it wait while mouse or keyboard are inside, or also stop it. */
const interactions = ['continue', 'wait', 'stop'] as const;

export type OnInteraction = (typeof interactions)[number];

/** How a Swiper carousel moves. */
export type CarouselSettings = {
  /** The gap between slides, in pixels. */
  gap: number;
  /** The pause between two turns, in milliseconds. */
  delay: number;
  /** The number of slides in view, by the smallest window width in pixels. */
  inView: Readonly<Record<number, number>>;
  /** `stop` pauses the rotation after a swipe or a press of an arrow. */
  onInteraction: OnInteraction;
};

function isSettings(value: unknown): value is CarouselSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { gap, delay, inView, onInteraction } = value as Partial<Record<string, unknown>>;
  return (
    Number.isFinite(gap) &&
    Number.isFinite(delay) &&
    Object.values(inView ?? {}).some(Number.isFinite) &&
    interactions.some((each) => each === onInteraction)
  );
}

/**
 * Reads the settings that `carousel` put on an element.
 *
 * @throws if the attribute holds anything else
 */
export function readSettings({ dataset }: HTMLElement): CarouselSettings {
  const settings: unknown = JSON.parse(dataset.settings ?? 'null');
  if (isSettings(settings)) return settings;
  throw new Error(`A carousel cannot use data-settings="${dataset.settings}".`);
}

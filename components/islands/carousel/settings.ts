/** How a carousel of Swiper's moves. */
export type CarouselSettings = {
  /** The gap between slides, in pixels. */
  gap: number;
  /** How long each position rests, in milliseconds. */
  delay: number;
  /** Slides in view from each width of the window up, in pixels. */
  inView: Readonly<Record<number, number>>;
  /** Whether a swipe or a press of an arrow ends the rotation until Play is pressed. */
  stopsOnInteraction: boolean;
};

function isSettings(value: unknown): value is CarouselSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { gap, delay, inView, stopsOnInteraction } = value as Partial<Record<string, unknown>>;
  return (
    Number.isFinite(gap) &&
    Number.isFinite(delay) &&
    Object.values(inView ?? {}).some(Number.isFinite) &&
    typeof stopsOnInteraction === 'boolean'
  );
}

/**
 * The settings that `carousel` put on an element.
 *
 * @throws where they are not a carousel's
 */
export function readSettings({ dataset }: HTMLElement): CarouselSettings {
  const settings: unknown = JSON.parse(dataset.settings ?? 'null');
  if (isSettings(settings)) return settings;
  throw new Error(`A carousel cannot use data-settings="${dataset.settings}".`);
}

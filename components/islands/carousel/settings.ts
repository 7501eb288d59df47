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

/** The settings that `carousel` put on an element. */
export const settingsOf = (element: HTMLElement): CarouselSettings =>
  JSON.parse(element.dataset.settings ?? '{}');

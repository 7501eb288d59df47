// The attributes of the ARIA carousel pattern.

/** Returns the role and name of the element around a carousel's controls and slides. */
export const carouselRole = (name: string) => ({
  'aria-roledescription': 'carousel',
  'aria-label': name,
});

/**
 * Returns the role and name of a slide.
 *
 * @param index the slide's index among `count` slides, from 0
 */
export const slideRole = (index: number, count: number) =>
  ({
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${index + 1} of ${count}`,
  }) as const;

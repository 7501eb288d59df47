// Words that screen readers say for the roles of the ARIA carousel pattern.

/** The role and name of what holds a carousel's controls and slides. */
export const carouselRole = (name: string) => ({
  'aria-roledescription': 'carousel',
  'aria-label': name,
});

/**
 * The role and name of a slide.
 *
 * @param index its place among `count` slides, from 0
 */
export const slideRole = (index: number, count: number) =>
  ({
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${index + 1} of ${count}`,
  }) as const;

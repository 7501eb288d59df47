import type { SlideWords } from '@/content/schema/wording';

// The attributes of the ARIA carousel pattern.

/** Returns the role and name of the element around a carousel's controls and slides. */
export const carouselRole = (words: SlideWords, name: string) => ({
  'aria-roledescription': words.carousel,
  'aria-label': name,
});

/**
 * Returns the role and name of a slide.
 *
 * @param index the slide's index among `count` slides, from 0
 */
export const slideRole = (words: SlideWords, index: number, count: number) =>
  ({
    role: 'group',
    'aria-roledescription': words.slide,
    'aria-label': words.place.replace('{number}', `${index + 1}`).replace('{count}', `${count}`),
  }) as const;

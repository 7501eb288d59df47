import { enhance } from '../marks';
import type { CarouselSettings } from './settings';

/** Marks an element as a carousel that Swiper takes over: spread on what holds controls and slides. */
export const carousel = (settings: CarouselSettings) => ({
  ...enhance('carousel', 'scroll'),
  'data-settings': JSON.stringify(settings),
});

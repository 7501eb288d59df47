import { enhance } from '../marks';
import type { CarouselSettings } from './settings';

/** Marks the element that holds controls and slides as a carousel, which Swiper takes over. */
export const carousel = (settings: CarouselSettings) => ({
  ...enhance('carousel', 'scroll'),
  'data-settings': JSON.stringify(settings),
});

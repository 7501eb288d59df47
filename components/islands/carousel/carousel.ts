import { enhance } from '../marks';
import type { CarouselSettings } from './settings';

/** Marks the element around controls and slides as a carousel. Swiper takes it over. */
export const carousel = (settings: CarouselSettings) => ({
  ...enhance('carousel', 'scroll'),
  'data-settings': JSON.stringify(settings),
});

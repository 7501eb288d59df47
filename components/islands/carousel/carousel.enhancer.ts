import type { Mount } from 'next-islands/mount';
import { findRestingSlide } from './findRestingSlide';
import { runCarousel } from './runCarousel';
import { readSettings } from './settings';
import { startSwiper } from './swiper';

/**
 * Takes a focusable row out of the tab order, once it has no focus to lose.
 *
 * @returns a function that puts it back
 */
function leaveTabOrder(row: HTMLElement): () => void {
  const tabIndex = row.getAttribute('tabindex');
  const leave = () => row.removeAttribute('tabindex');
  if (document.activeElement === row) row.addEventListener('blur', leave, { once: true });
  else leave();
  return () => {
    row.removeEventListener('blur', leave);
    if (tabIndex !== null) row.setAttribute('tabindex', tabIndex);
  };
}

/** Makes a row of slides that scrolls sideways an endless one that turns by itself. */
const mount: Mount = (element) => {
  const viewport = element.querySelector<HTMLElement>('[data-slides]');
  const row = viewport?.firstElementChild;
  if (!viewport || !row) return;
  const settings = readSettings(element);
  const initialSlide = findRestingSlide(viewport, [...row.children]);
  const returnToTabOrder = leaveTabOrder(viewport);
  viewport.scrollLeft = 0;
  element.dataset.carousel = '';

  const swiper = startSwiper(viewport, row, settings, initialSlide);
  const carousel = runCarousel(element, swiper, settings.stopsOnInteraction);
  if (settings.stopsOnInteraction) swiper.onSwipe(carousel.pause);

  return () => {
    carousel.end();
    swiper.end();
    returnToTabOrder();
    delete element.dataset.carousel;
  };
};

export default mount;

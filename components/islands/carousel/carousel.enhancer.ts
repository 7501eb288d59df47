import type { Mount } from 'next-islands/mount';
import { findRestingSlide } from './findRestingSlide';
import { runCarousel } from './runCarousel';
import { readSettings } from './settings';
import { startSwiper } from './swiper';

/** What makes a row focusable, and names it. */
const FOCUSABLE = ['tabindex', 'role', 'aria-label'];

/**
 * Takes a focusable row out of the tab order. A focused row keeps the focus until it blurs.
 *
 * @returns a function that undoes it
 */
function leaveTabOrder(row: HTMLElement): () => void {
  const values = FOCUSABLE.map((name) => [name, row.getAttribute(name)] as const);
  const leave = () => {
    for (const name of FOCUSABLE) row.removeAttribute(name);
  };
  if (document.activeElement === row) row.addEventListener('blur', leave, { once: true });
  else leave();
  return () => {
    row.removeEventListener('blur', leave);
    for (const [name, value] of values) if (value !== null) row.setAttribute(name, value);
  };
}

/** Turns a row that scrolls sideways into an endless carousel that rotates by itself. */
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
  const carousel = runCarousel(element, swiper, settings.onInteraction);
  if (settings.onInteraction === 'stop') swiper.onSwipe(carousel.pause);

  return () => {
    carousel.end();
    swiper.end();
    returnToTabOrder();
    delete element.dataset.carousel;
  };
};

export { mount as default };

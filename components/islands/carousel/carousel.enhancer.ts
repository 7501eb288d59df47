import type { Mount } from 'next-islands/mount';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { announce, onTurn } from './controls';
import { keepInReach } from './reach';
import { restingOn } from './resting';
import { type Rotator, startRotation, wantsLessMotion } from './rotation';
import { settingsOf } from './settings';
import { turnQueue } from './turnQueue';

/** How long a turn takes, in milliseconds. */
const SPEED = 700;

/**
 * Repeats slides until the row holds twice as many as are ever in view, which an endless row
 * needs. Of a slide and its repetition one at most is on the screen; the other is inert.
 *
 * @returns a function that takes the repetitions out again
 */
function repeat(row: Element, inView: number): () => void {
  const originals = [...row.children];
  const copies: Element[] = [];
  while (originals.length > 0 && originals.length + copies.length < 2 * inView) {
    for (const slide of originals) copies.push(slide.cloneNode(true) as Element);
  }
  row.append(...copies);
  return () => {
    for (const copy of copies) copy.remove();
  };
}

/**
 * Swiper on the slides that stand in the page: an endless row that turns by itself, can be swiped
 * and turned, and keeps what is off the screen out of the reading and tab order. Each slide is
 * told its place in the row (`--place`: 0 is the first in view) and how long a turn takes
 * (`--turn`), so that it can move along. Until Swiper comes, the row scrolls sideways.
 */
const mount: Mount = (element) => {
  const viewport = element.querySelector<HTMLElement>('[data-slides]');
  const row = viewport?.firstElementChild;
  if (!viewport || !row) return;
  const { gap, delay, inView, stopsOnInteraction } = settingsOf(element);
  const initialSlide = restingOn(viewport, [...row.children]);
  const takeOut = repeat(row, Math.ceil(Math.max(...Object.values(inView))));
  const [, ...wider] = Object.entries(inView);
  const tabIndex = viewport.getAttribute('tabindex');
  const leaveTabOrder = () => viewport.removeAttribute('tabindex');
  // Whoever is on the row would be thrown out of it.
  if (document.activeElement === viewport) {
    viewport.addEventListener('blur', leaveTabOrder, { once: true });
  } else leaveTabOrder();
  viewport.scrollLeft = 0;
  element.dataset.carousel = '';

  let rotator: Rotator | undefined;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: row.classList[0] ?? '',
    slideClass: row.firstElementChild?.classList[0] ?? '',
    init: false,
    loop: true,
    initialSlide,
    speed: wantsLessMotion() ? 0 : SPEED,
    spaceBetween: gap,
    slidesPerView: Object.values(inView)[0] ?? 1,
    breakpoints: Object.fromEntries(
      wider.map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    autoplay: { delay, disableOnInteraction: false, waitForTransition: false },
    watchSlidesProgress: true,
    // It takes fractions of a pixel for a new size, and a press in that moment would be undone.
    resizeObserver: false,
  });

  function tellPlaces() {
    for (const slide of swiper.slides) {
      const { progress = 0 } = slide as HTMLElement & { progress?: number };
      slide.style.setProperty('--place', String(-progress));
    }
  }
  swiper.on('progress', tellPlaces);
  swiper.on('setTransition', (_, duration) => {
    viewport.style.setProperty('--turn', `${duration}ms`);
  });
  swiper.on('sliderFirstMove', () => {
    if (stopsOnInteraction) rotator?.pause();
  });
  swiper.init();
  tellPlaces();
  const letGo = keepInReach(viewport, swiper.slides);

  const turns = turnQueue((way) => {
    const begins = way === 1 ? swiper.slideNext() : swiper.slidePrev();
    if (!begins) return;
    turns.began();
    announce(element, swiper.slides[swiper.activeIndex]);
  });
  const stopListening = onTurn(element, (way) => {
    if (stopsOnInteraction) rotator?.pause();
    turns.ask(way);
  });
  rotator = startRotation(element, (playing) => {
    if (playing) swiper.autoplay.start();
    else swiper.autoplay.stop();
  });

  return () => {
    stopListening();
    turns.end();
    rotator?.end();
    swiper.destroy(true, true);
    letGo();
    takeOut();
    viewport.removeEventListener('blur', leaveTabOrder);
    if (tabIndex !== null) viewport.setAttribute('tabindex', tabIndex);
    delete element.dataset.carousel;
  };
};

export default mount;

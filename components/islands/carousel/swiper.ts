import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { keepOffScreenInert } from './keepOffScreenInert';
import { wantsLessMotion } from './rotation';
import type { CarouselLibrary } from './runCarousel';
import type { CarouselSettings } from './settings';

/** How long a turn takes, in milliseconds. */
const SPEED = 700;

/**
 * Repeats slides until the row holds twice as many as are ever in view, which an endless row needs.
 *
 * @returns a function that removes the copies
 */
function repeatSlides(row: Element, inView: number): () => void {
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

type SwiperLibrary = CarouselLibrary & {
  /** Calls `listener` when a visitor begins to swipe. */
  onSwipe: (listener: () => void) => void;
  /** Leaves the row as it was. */
  end: () => void;
};

/**
 * Swiper on a row of slides that stands in the page. Each slide has its place in the row in
 * `--place` (0 is the first in view) and the row has the length of a turn in `--turn`, so that
 * styles can move along. Slides off the screen are inert, so a slide and its copy are never both
 * focusable.
 *
 * @param viewport what the row moves in
 * @param initialSlide the index of the slide to start with
 */
export function startSwiper(
  viewport: HTMLElement,
  row: Element,
  { gap, delay, inView }: CarouselSettings,
  initialSlide: number,
): SwiperLibrary {
  const removeCopies = repeatSlides(row, Math.ceil(Math.max(...Object.values(inView))));
  const [narrowest, ...wider] = Object.entries(inView);
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: row.classList[0] ?? '',
    slideClass: row.firstElementChild?.classList[0] ?? '',
    init: false,
    loop: true,
    initialSlide,
    speed: wantsLessMotion() ? 0 : SPEED,
    spaceBetween: gap,
    slidesPerView: narrowest?.[1] ?? 1,
    breakpoints: Object.fromEntries(
      wider.map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    autoplay: { delay, disableOnInteraction: false, waitForTransition: false },
    watchSlidesProgress: true,
    // It takes fractions of a pixel for a new size, and would undo a press in that moment.
    resizeObserver: false,
  });

  function setPlaces() {
    for (const slide of swiper.slides) {
      const { progress = 0 } = slide as HTMLElement & { progress?: number };
      slide.style.setProperty('--place', String(-progress));
    }
  }
  swiper.on('progress', setPlaces);
  swiper.on('setTransition', (_, duration) => {
    viewport.style.setProperty('--turn', `${duration}ms`);
  });
  swiper.init();
  setPlaces();
  const letGo = keepOffScreenInert(viewport, swiper.slides);

  let onTurn: Parameters<CarouselLibrary['onTurn']>[0] = () => {};
  /** Swiper tells at once whether a turn has begun. */
  function report(begins: boolean) {
    if (begins) onTurn(swiper.slides[swiper.activeIndex]);
  }

  return {
    next: () => report(swiper.slideNext()),
    previous: () => report(swiper.slidePrev()),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    onTurn(listener) {
      onTurn = listener;
    },
    onSwipe: (listener) => swiper.on('sliderFirstMove', listener),
    end() {
      swiper.destroy(true, true);
      letGo();
      removeCopies();
    },
  };
}

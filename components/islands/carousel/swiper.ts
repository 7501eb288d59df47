import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { keepOffScreenInert } from './keepOffScreenInert';
import { wantsLessMotion } from './rotation';
import type { CarouselLibrary } from './runCarousel';
import type { CarouselSettings } from './settings';

/** How long a turn takes. */
const TURN_MS = 700;

/**
 * Repeats slides until the row holds twice as many as can be in view. An endless row needs them.
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
  /** Restores the row. */
  end: () => void;
};

/**
 * Starts Swiper on a row of slides in the page. For the styles, each slide gets its position in
 * `--place` (0 is the first in view), and the row gets the duration of a turn in `--turn`. Slides
 * off the screen are inert, so a slide and its copy are never both focusable.
 *
 * @param viewport the element that the row moves in
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
    speed: wantsLessMotion() ? 0 : TURN_MS,
    spaceBetween: gap,
    slidesPerView: narrowest?.[1] ?? 1,
    breakpoints: Object.fromEntries(
      wider.map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    autoplay: { delay, disableOnInteraction: false, waitForTransition: false },
    watchSlidesProgress: true,
    // The observer reports changes of a fraction of a pixel, and the new layout cancels a running turn.
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
  // Swiper's own pause during a swipe ends in a timer that it has cleared.
  let playing = false;
  swiper.on('sliderFirstMove', () => swiper.autoplay.stop());
  swiper.on('touchEnd', () => playing && swiper.autoplay.start());
  swiper.init();
  setPlaces();
  const endInert = keepOffScreenInert(viewport, swiper.slides);

  let onTurn: Parameters<CarouselLibrary['onTurn']>[0] = () => {};
  /** Swiper returns whether a turn has begun. */
  function report(hasBegun: boolean) {
    if (hasBegun) onTurn(swiper.slides[swiper.activeIndex]);
  }

  return {
    next: () => report(swiper.slideNext()),
    previous: () => report(swiper.slidePrev()),
    play() {
      playing = swiper.autoplay.start();
    },
    pause() {
      playing = false;
      swiper.autoplay.stop();
    },
    onTurn(listener) {
      onTurn = listener;
    },
    onSwipe: (listener) => swiper.on('sliderFirstMove', listener),
    end() {
      swiper.destroy(true, true);
      endInert();
      removeCopies();
    },
  };
}

import type { RefObject } from 'react';
import type ReactSlick from 'react-slick';
import type { CarouselLibrary } from '../runCarousel';

/** slick behind the interface of every carousel. What slick calls back is passed on to it. */
export type SlickLibrary = CarouselLibrary & {
  /** slick begins a turn to `slide`; `isNew` is false where it repeats the last one. */
  onBegin: (slide: Element | null | undefined, isNew: boolean) => void;
  /** A new slider has come, which plays by itself. */
  onRenewed: () => void;
};

/** Makes the interface of a slider that comes and goes with the window's width. */
export function slickLibrary(slider: RefObject<ReactSlick | null>): SlickLibrary {
  let onTurn: Parameters<CarouselLibrary['onTurn']>[0] = () => {};
  let asked = false;
  let playing = false;

  return {
    next() {
      asked = true;
      slider.current?.slickNext();
    },
    previous() {
      asked = true;
      slider.current?.slickPrev();
    },
    play() {
      playing = true;
      slider.current?.slickPlay();
    },
    pause() {
      playing = false;
      slider.current?.slickPause();
    },
    onTurn(listener) {
      onTurn = listener;
    },
    onBegin(slide, isNew) {
      if (asked && isNew) onTurn(slide);
      asked = false;
    },
    onRenewed() {
      if (!playing) slider.current?.slickPause();
    },
  };
}

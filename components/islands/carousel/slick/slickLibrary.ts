import type { RefObject } from 'react';
import type ReactSlick from 'react-slick';
import type { CarouselLibrary } from '../runCarousel';

/** slick with the interface of every carousel. The slider's owner reports slick's events to it. */
export type SlickLibrary = CarouselLibrary & {
  /** Call when slick begins a turn to `slide`. `isNew` is false if slick repeats the last turn. */
  onBegin: (slide: Element | null | undefined, isNew: boolean) => void;
  /** Call when another slider is mounted. It plays by itself. */
  onMount: () => void;
};

/**
 * Creates the interface. It outlives the slider, which is replaced when the window's width changes.
 */
export function createSlickLibrary(slider: RefObject<ReactSlick | null>): SlickLibrary {
  let onTurn: Parameters<CarouselLibrary['onTurn']>[0] = () => {};
  let isRequested = false;
  let playing = false;

  return {
    next() {
      isRequested = true;
      slider.current?.slickNext();
    },
    previous() {
      isRequested = true;
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
      if (isRequested && isNew) onTurn(slide);
      isRequested = false;
    },
    onMount() {
      if (!playing) slider.current?.slickPause();
    },
  };
}

import type { OnInteraction } from './settings';

/** Whether a carousel rotates by itself, or what stops it. */
type Rotation = 'playing' | 'hovered' | 'focused' | 'hidden' | 'paused';

/** Controls a carousel's rotation. */
export type Rotator = {
  /** Stops the rotation until a visitor presses Play. */
  pause: () => void;
  /** Removes all listeners. */
  end: () => void;
};

/** Whether the visitor prefers reduced motion. */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rotates a carousel by itself. It stops while a mouse is over its `data-slides`, while the
 * keyboard focus is inside, and while it is off the screen. The `data-rotate` button pauses and
 * plays it. With reduced motion it starts paused. `data-rotation` holds the state.
 *
 * With `continue` neither the mouse nor the focus on a button stops it. The focus on a slide still
 * does, because the slide would leave the screen with it.
 *
 * @param element the carousel
 * @param setPlaying starts or stops the slides
 */
export function startRotation(
  element: HTMLElement,
  setPlaying: (playing: boolean) => void,
  onInteraction: OnInteraction = 'wait',
): Rotator {
  const slides = element.querySelector<HTMLElement>('[data-slides]') ?? element;
  const button = element.querySelector<HTMLButtonElement>('[data-rotate]');
  const waits = onInteraction !== 'continue';
  const focusArea = waits ? element : slides;
  const stop = new AbortController();
  const { signal } = stop;
  const state = { paused: wantsLessMotion(), hovered: false, focused: false, offScreen: false };

  function getRotation(): Rotation {
    if (state.paused) return 'paused';
    if (document.hidden || state.offScreen) return 'hidden';
    if (state.focused) return 'focused';
    return state.hovered ? 'hovered' : 'playing';
  }

  function update(change: Partial<typeof state> = {}) {
    Object.assign(state, change);
    const now = getRotation();
    if (now === element.dataset.rotation) return;
    element.dataset.rotation = now;
    const { play = '', pause = '' } = button?.dataset ?? {};
    button?.setAttribute('aria-label', state.paused ? play : pause);
    setPlaying(now === 'playing');
  }

  function onEnter({ pointerType }: PointerEvent) {
    update({ hovered: waits && pointerType === 'mouse' });
  }
  function onFocusIn({ target }: FocusEvent) {
    // A mouse press focuses a button too, but only keyboard focus stops the rotation.
    update({ focused: target instanceof Element && target.matches(':focus-visible') });
  }
  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && focusArea.contains(relatedTarget)) return;
    update({ focused: false });
  }
  function onPress() {
    // The pressed button keeps the focus, which must not stop what Play started.
    update(state.paused ? { paused: false, focused: false } : { paused: true });
  }

  slides.addEventListener('pointerenter', onEnter, { signal });
  slides.addEventListener('pointerleave', () => update({ hovered: false }), { signal });
  focusArea.addEventListener('focusin', onFocusIn, { signal });
  focusArea.addEventListener('focusout', onFocusOut, { signal });
  button?.addEventListener('click', onPress, { signal });
  document.addEventListener('visibilitychange', () => update(), { signal });
  const observer = new IntersectionObserver(([entry]) => {
    update({ offScreen: entry?.isIntersecting === false });
  });
  observer.observe(slides);
  update();

  return {
    pause: () => update({ paused: true }),
    end() {
      stop.abort();
      observer.disconnect();
      delete element.dataset.rotation;
    },
  };
}

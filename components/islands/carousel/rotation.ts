/** Whether a carousel turns by itself, or what keeps it still. */
export type Rotation = 'playing' | 'hovered' | 'focused' | 'hidden' | 'paused';

/** A carousel's rotation, from outside. */
export type Rotator = {
  /** Stops it until a visitor presses Play. */
  pause: () => void;
  /** Stops listening. */
  end: () => void;
};

/** Whether the visitor asked for less motion. */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a carousel turn by itself, except while a mouse is over its `data-slides`, the keyboard
 * focus is inside, or it is out of sight. A visitor who asked for less motion starts it by hand. The
 * `data-rotate` button pauses and plays it. The state stands in `data-rotation`.
 *
 * @param element the carousel
 * @param turn starts or stops the slides
 */
export function startRotation(element: HTMLElement, turn: (playing: boolean) => void): Rotator {
  const slides = element.querySelector<HTMLElement>('[data-slides]') ?? element;
  const button = element.querySelector<HTMLButtonElement>('[data-rotate]');
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
    turn(now === 'playing');
  }

  function onEnter({ pointerType }: PointerEvent) {
    update({ hovered: pointerType === 'mouse' });
  }
  function onFocusIn({ target }: FocusEvent) {
    // A button that a mouse pressed has the focus too, but nobody reads there.
    update({ focused: target instanceof Element && target.matches(':focus-visible') });
  }
  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    update({ focused: false });
  }
  function onPress() {
    // After Play the focus is still on the button, but the visitor wants to see it play.
    update(state.paused ? { paused: false, focused: false } : { paused: true });
  }

  slides.addEventListener('pointerenter', onEnter, { signal });
  slides.addEventListener('pointerleave', () => update({ hovered: false }), { signal });
  element.addEventListener('focusin', onFocusIn, { signal });
  element.addEventListener('focusout', onFocusOut, { signal });
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

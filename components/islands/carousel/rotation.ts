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

  let paused = wantsLessMotion();
  let hovered = false;
  let focused = false;
  let away = false;

  function rotation(): Rotation {
    if (paused) return 'paused';
    if (document.hidden || away) return 'hidden';
    if (focused) return 'focused';
    return hovered ? 'hovered' : 'playing';
  }

  function update() {
    const now = rotation();
    if (now === element.dataset.rotation) return;
    element.dataset.rotation = now;
    const { play = '', pause = '' } = button?.dataset ?? {};
    button?.setAttribute('aria-label', paused ? play : pause);
    turn(now === 'playing');
  }

  slides.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      hovered = pointerType === 'mouse';
      update();
    },
    { signal },
  );
  slides.addEventListener(
    'pointerleave',
    () => {
      hovered = false;
      update();
    },
    { signal },
  );
  // A button that a mouse pressed has the focus too, but nobody reads there.
  element.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element && target.matches(':focus-visible');
      update();
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      focused = false;
      update();
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    () => {
      paused = !paused;
      // The focus is still on the button, but the visitor wants to see it play.
      if (!paused) focused = false;
      update();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', update, { signal });
  const onScreen = new IntersectionObserver(([entry]) => {
    away = entry?.isIntersecting === false;
    update();
  });
  onScreen.observe(slides);
  update();

  return {
    pause() {
      paused = true;
      update();
    },
    end() {
      stop.abort();
      onScreen.disconnect();
      delete element.dataset.rotation;
    },
  };
}

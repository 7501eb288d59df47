/** Whether a carousel turns by itself, or what keeps it still. */
export type Rotation = 'playing' | 'hovered' | 'focused' | 'hidden' | 'paused';

/** A carousel's rotation, from outside. */
export type Rotator = {
  /** Stops it until a visitor presses Play. */
  pause: () => void;
  /** Forgets the carousel. */
  end: () => void;
};

/** Whether the visitor asked for less motion. */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a carousel turn by itself while nobody reads, points at or hides it, and never where a
 * visitor asked for less motion. The element's `data-rotate` button pauses and plays it; what
 * holds `data-slides` is what a mouse rests on. The state stands in `data-rotation`.
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

  function tell() {
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
      tell();
    },
    { signal },
  );
  slides.addEventListener(
    'pointerleave',
    () => {
      hovered = false;
      tell();
    },
    { signal },
  );
  // A button that a mouse pressed keeps the focus, and nobody reads there.
  element.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element && target.matches(':focus-visible');
      tell();
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      focused = false;
      tell();
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    () => {
      paused = !paused;
      // Who presses Play wants to see it, though the focus is still on the button.
      if (!paused) focused = false;
      tell();
    },
    { signal },
  );
  document.addEventListener('visibilitychange', tell, { signal });
  const onScreen = new IntersectionObserver(([entry]) => {
    away = entry?.isIntersecting === false;
    tell();
  });
  onScreen.observe(slides);
  tell();

  return {
    pause() {
      paused = true;
      tell();
    },
    end() {
      stop.abort();
      onScreen.disconnect();
      delete element.dataset.rotation;
    },
  };
}

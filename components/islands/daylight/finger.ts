import { DAY } from '@/content/schema/desk-hours';

/** How far a finger goes before its direction counts, in pixels. */
const SLOP = 8;
/** The width of the slider's thumb, in pixels. */
const THUMB = 48;

/**
 * Moves a slider with a finger or a pen once it has gone sideways. By itself the browser would move it at the
 * touch, before it knows whether the finger scrolls. The mouse and the keys are left to the browser.
 *
 * @param begin is called before the first move, and returns what takes all moves back
 * @returns whether a finger is on the screen, so that the browser's own value does not count
 */
export function followFinger(
  slider: HTMLInputElement,
  { begin, move, signal }: { begin: () => () => void; move: () => void; signal: AbortSignal },
): () => boolean {
  let finger: { id: number; x: number; y: number; takeBack?: () => void } | undefined;
  let isTouched = false;
  // The touch that brought the slider began before it was there.
  let isFirst = true;

  function follow({ type, pointerType, pointerId: id, clientX: x, clientY: y }: PointerEvent) {
    const { left, right, top, bottom, width } = slider.getBoundingClientRect();
    const isOn = x > left && x < right && y > top && y < bottom;
    if (isFirst && pointerType === 'touch' && isOn && type === 'pointermove') finger = { id, x, y };
    isFirst = false;
    if (finger?.id !== id) return;
    if (type !== 'pointermove') {
      if (type === 'pointercancel') finger.takeBack?.();
      finger = undefined;
      return;
    }
    const across = Math.abs(x - finger.x);
    if (!finger.takeBack && (across < SLOP || across < Math.abs(y - finger.y))) return;
    finger.takeBack ??= begin();
    // Half of the thumb stands at each end of the track.
    const way = (x - left - THUMB / 2) / (width - THUMB);
    const isForward = getComputedStyle(slider).direction === 'ltr';
    slider.value = String(Number(slider.min) + DAY * (isForward ? way : 1 - way));
    move();
  }

  function start(event: PointerEvent) {
    isFirst = false;
    // A second finger makes it another gesture.
    finger?.takeBack?.();
    const isAlone = !finger && event.target === slider && event.pointerType !== 'mouse';
    finger = isAlone ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
    // Else a tap would end as the press of a mouse, which moves the thumb.
    if (isAlone) event.preventDefault();
  }

  const note = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
  };
  window.addEventListener('pointerdown', start, { signal });
  // A touch stays with the element that it began on, so a press that began elsewhere is not seen here.
  slider.parentElement?.addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, follow, { signal });
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, note, { passive: true, signal });
  return () => isTouched;
}

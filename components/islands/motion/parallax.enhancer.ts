import type { Mount } from 'next-islands/mount';

/** How much of the way to the mouse is made up at each frame. */
const PACE = 0.1;
/** How near, of half the screen, counts as there. */
const NEAR = 0.002;

/** How far a shape of depth 1 goes, in pixels. */
const REACH = { x: -28, y: -20 };

/**
 * Leans the element's children against the mouse over its parent, once a frame until they have
 * come to rest, each as far as its own `--depth` says. Each is moved by itself: a property that
 * they inherit would cost the styles of all they hold.
 */
const mount: Mount = (element) => {
  const area = element.parentElement;
  if (!area) return;
  const stop = new AbortController();
  const shapes = [...element.children].flatMap((shape) =>
    shape instanceof HTMLElement
      ? [{ shape, depth: Number(getComputedStyle(shape).getPropertyValue('--depth')) }]
      : [],
  );
  const target = { x: 0, y: 0 };
  const lean = { x: 0, y: 0 };
  let frame = 0;

  function step() {
    lean.x += (target.x - lean.x) * PACE;
    lean.y += (target.y - lean.y) * PACE;
    for (const { shape, depth } of shapes) {
      const x = lean.x * depth * REACH.x;
      const y = lean.y * depth * REACH.y;
      shape.style.translate = `${x.toFixed(2)}px ${y.toFixed(2)}px`;
    }
    const arrived = Math.hypot(target.x - lean.x, target.y - lean.y) < NEAR;
    frame = arrived ? 0 : requestAnimationFrame(step);
  }

  function aim(x: number, y: number) {
    target.x = x;
    target.y = y;
    if (!frame) frame = requestAnimationFrame(step);
  }

  /** Read in the event's own frame, before anything is written. */
  function onMove({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse' || !area) return;
    const { left, top, width, height } = area.getBoundingClientRect();
    aim(((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1);
  }

  area.addEventListener('pointermove', onMove, { signal: stop.signal });
  area.addEventListener('pointerleave', () => aim(0, 0), { signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
};

export default mount;

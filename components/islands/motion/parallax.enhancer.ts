import type { Mount } from 'next-islands/mount';

/** The share of the way to the mouse that each frame covers. */
const PACE = 0.1;
/** The distance, as a share of half the area, at which it counts as arrived. */
const NEAR = 0.002;

/** How far a shape of depth 1 goes, in pixels. */
const REACH = { x: -28, y: -20 };

/**
 * Moves the element's children against the mouse over its parent, each as far as its own `--depth`
 * says, frame by frame until they rest.
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

import type { Mount } from 'next-islands/mount';

/** The share of the remaining way that each frame covers. */
const PACE = 0.1;
/** The distance at which the motion ends, as a share of half the area. */
const NEAR = 0.002;

/** How far a shape of depth 1 moves, in pixels. */
const MAX_OFFSET = { x: -28, y: -20 };

/**
 * Moves the element's children away from the mouse over its parent. Each moves as far as its
 * `--depth` says.
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
  const position = { x: 0, y: 0 };
  let frame = 0;

  function step() {
    position.x += (target.x - position.x) * PACE;
    position.y += (target.y - position.y) * PACE;
    for (const { shape, depth } of shapes) {
      const x = position.x * depth * MAX_OFFSET.x;
      const y = position.y * depth * MAX_OFFSET.y;
      shape.style.translate = `${x.toFixed(2)}px ${y.toFixed(2)}px`;
    }
    const arrived = Math.hypot(target.x - position.x, target.y - position.y) < NEAR;
    frame = arrived ? 0 : requestAnimationFrame(step);
  }

  function moveTo(x: number, y: number) {
    target.x = x;
    target.y = y;
    if (!frame) frame = requestAnimationFrame(step);
  }

  function onMove({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse' || !area) return;
    const { left, top, width, height } = area.getBoundingClientRect();
    moveTo(((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1);
  }

  area.addEventListener('pointermove', onMove, { signal: stop.signal });
  area.addEventListener('pointerleave', () => moveTo(0, 0), { signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
};

export { mount as default };

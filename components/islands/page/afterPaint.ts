/**
 * Runs `work` once the press that asks for it has been painted, which a second frame tells: to lay
 * out what opens, or a page that comes back to life, takes a slow phone many frames. The loader,
 * which must not wait for another file, has its own (`watch.ts`).
 */
export const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));

/**
 * Runs `work` once a press has been painted, in the second frame after it, so that slow work does
 * not delay the press itself.
 */
export const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));

/**
 * Runs `work` in the second frame from now. By then the browser has painted the press that called
 * it, so slow work does not delay the button's response.
 */
export const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));

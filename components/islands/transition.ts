/** How soon after the click a page must be there to count as having stood ready, in milliseconds. */
const AT_ONCE = 100;

/**
 * Leaves the view transition out where the next page stands ready (prerendered, or kept for the
 * back button): taking its pictures would only hold up a page that could be seen at once.
 */
export function skipTransitionToReadyPages(): void {
  let clicked = Number.NEGATIVE_INFINITY;
  document.addEventListener('click', ({ timeStamp }) => {
    clicked = timeStamp;
  });
  window.addEventListener('pageswap', ({ viewTransition, activation, timeStamp }) => {
    const back = activation?.navigationType === 'traverse';
    if (back || timeStamp - clicked < AT_ONCE) viewTransition?.skipTransition();
  });
}

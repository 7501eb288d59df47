/**
 * Keeps slides that are off the screen out of the reading and tab order, wherever they move to.
 *
 * @param viewport what the slides move in; its padding shows none of them
 * @returns a function that ends it, with every slide in reach
 */
export function keepInReach(viewport: HTMLElement, slides: readonly HTMLElement[]): () => void {
  const { paddingLeft } = getComputedStyle(viewport);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.inert = !isIntersecting;
      }
    },
    // A slide that ends where the padding begins touches, and is not seen.
    { root: viewport, rootMargin: `0px -${Math.ceil(Number.parseFloat(paddingLeft)) + 1}px` },
  );
  for (const slide of slides) observer.observe(slide);
  return () => {
    observer.disconnect();
    for (const slide of slides) slide.inert = false;
  };
}

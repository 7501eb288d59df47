/**
 * Keeps slides inert while they are off the screen.
 *
 * @param viewport the element that the slides move in. Its padding hides them.
 * @returns a function that ends it and makes every slide reachable again
 */
export function keepOffScreenInert(
  viewport: HTMLElement,
  slides: readonly HTMLElement[],
): () => void {
  const { paddingLeft } = getComputedStyle(viewport);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.inert = !isIntersecting;
      }
    },
    // A slide that only touches the edge of the padding is not visible.
    { root: viewport, rootMargin: `0px -${Math.ceil(Number.parseFloat(paddingLeft)) + 1}px` },
  );
  for (const slide of slides) observer.observe(slide);
  return () => {
    observer.disconnect();
    for (const slide of slides) slide.inert = false;
  };
}

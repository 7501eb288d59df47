/**
 * Finds the slide that a scrolling row rests on: the one nearest to where the row snaps, its left
 * edge or its middle. A focused slide that the row is still scrolling to comes first.
 *
 * @param viewport the element that scrolls
 * @returns the slide's index
 */
export function findRestingSlide(viewport: Element, slides: readonly Element[]): number {
  const [first] = slides;
  if (!first) return 0;
  const isCentred = getComputedStyle(first).scrollSnapAlign === 'center';
  const inset = Number.parseFloat(getComputedStyle(viewport).scrollPaddingLeft) || 0;
  const view = viewport.getBoundingClientRect();
  const rest = isCentred ? view.left + view.width / 2 : view.left + inset;

  const distances = slides.map((slide) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const isSeen = left >= view.left - 1 && right <= view.right + 1;
    if (!isSeen && slide.contains(document.activeElement)) return -1;
    return Math.abs(isCentred ? left + width / 2 - rest : left - rest);
  });
  return distances.indexOf(Math.min(...distances));
}

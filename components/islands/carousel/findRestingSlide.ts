/** Where a box begins in the direction of writing. */
const getStart = ({ left, right }: DOMRect) => (document.dir === 'rtl' ? -right : left);

/**
 * Finds the slide that a scrolling row rests on: the slide nearest to the snap point, which is the
 * row's first edge or its middle. If the row still scrolls to a focused slide, it finds that one.
 *
 * @param viewport the element that scrolls
 * @returns the slide's index
 */
export function findRestingSlide(viewport: Element, slides: readonly Element[]): number {
  const [first] = slides;
  if (!first) return 0;
  const isCentred = getComputedStyle(first).scrollSnapAlign === 'center';
  const inset = Number.parseFloat(getComputedStyle(viewport).scrollPaddingInlineStart) || 0;
  const view = viewport.getBoundingClientRect();
  const snapPoint = isCentred ? view.left + view.width / 2 : getStart(view) + inset;

  const distances = slides.map((slide) => {
    const box = slide.getBoundingClientRect();
    const { left, right, width } = box;
    const isInView = left >= view.left - 1 && right <= view.right + 1;
    if (!isInView && slide.contains(document.activeElement)) return -1;
    return Math.abs(isCentred ? left + width / 2 - snapPoint : getStart(box) - snapPoint);
  });
  return distances.indexOf(Math.min(...distances));
}

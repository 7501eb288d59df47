/**
 * Lists what frames take away from the pictures of a page that have a safe area. Runs in the page. A frame is
 * an ancestor that clips, and the page's own width.
 */
export function findCuts(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const EDGES = ['left', 'top', 'right', 'bottom'] as const;
  /** A browser rounds the sizes of boxes. */
  const TOLERANCE = 2;

  /** Where the whole picture is, including the parts that `object-fit: cover` leaves out. */
  const findPicture = (image: HTMLImageElement, style: CSSStyleDeclaration): Box => {
    const box = image.getBoundingClientRect();
    if (style.objectFit !== 'cover') return box;
    const width = Number(image.getAttribute('width'));
    const height = Number(image.getAttribute('height'));
    const scale = Math.max(box.width / width, box.height / height);
    const [x = 50, y = 50] = style.objectPosition.split(' ').map(Number.parseFloat);
    const left = box.left + (box.width - width * scale) * (x / 100);
    const top = box.top + (box.height - height * scale) * (y / 100);
    return { left, top, right: left + width * scale, bottom: top + height * scale };
  };

  const cuts: string[] = [];
  const images = [...document.images].filter(
    (image) =>
      getComputedStyle(image).getPropertyValue('--subject-top') !== '' && image.checkVisibility(),
  );
  for (const image of images) {
    const style = getComputedStyle(image);
    const { left, top, right, bottom } = findPicture(image, style);
    const read = (edge: string) => Number(style.getPropertyValue(`--subject-${edge}`));
    const subject: Box = {
      left: left + read('left') * (right - left),
      top: top + read('top') * (bottom - top),
      right: right - read('right') * (right - left),
      bottom: bottom - read('bottom') * (bottom - top),
    };
    const frames: Box[] = [
      image.getBoundingClientRect(),
      { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity },
    ];
    for (let frame = image.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, display } = getComputedStyle(frame);
      if (display !== 'contents' && ['hidden', 'clip'].includes(overflowX))
        frames.push(frame.getBoundingClientRect());
    }
    for (const frame of frames) {
      for (const edge of EDGES) {
        const sign = edge === 'left' || edge === 'top' ? 1 : -1;
        const lost = Math.round(sign * (frame[edge] - subject[edge]));
        if (lost > TOLERANCE) cuts.push(`${image.src} loses ${lost} px at the ${edge}`);
      }
    }
  }
  return cuts;
}

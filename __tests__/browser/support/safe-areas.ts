/**
 * Lists what frames and masks take away from the pictures of a page that have a safe area. Runs in the
 * page. A frame is an ancestor that clips, with its round corners, and the page's own width.
 */
export function findCuts(): { framed: number; cuts: string[] } {
  type Box = { left: number; top: number; right: number; bottom: number };
  const EDGES = ['left', 'top', 'right', 'bottom'] as const;
  /** A browser rounds the sizes of boxes. */
  const TOLERANCE = 2;

  const inset = (box: Box, by: Box): Box => ({
    left: box.left + by.left * (box.right - box.left),
    top: box.top + by.top * (box.bottom - box.top),
    right: box.right - by.right * (box.right - box.left),
    bottom: box.bottom - by.bottom * (box.bottom - box.top),
  });

  /** The insets of a part of the picture, which the image has as custom properties. */
  const readInsets = (style: CSSStyleDeclaration, part: 'subject' | 'objects'): Box => {
    const read = (edge: string) => Number(style.getPropertyValue(`--${part}-${edge}`));
    return { left: read('left'), top: read('top'), right: read('right'), bottom: read('bottom') };
  };

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

  /** Whether the ellipse in a box passes a round corner of a frame. */
  const passesCorner = (subject: Box, frame: Box, element: Element): boolean => {
    const style = getComputedStyle(element);
    const radius = (corner: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${corner}-radius`)) || 0;
    const radii = {
      'top-left': radius('top-left'),
      'top-right': radius('top-right'),
      'bottom-right': radius('bottom-right'),
      'bottom-left': radius('bottom-left'),
    };
    const width = frame.right - frame.left;
    const height = frame.bottom - frame.top;
    const fit = Math.min(
      1,
      width / (radii['top-left'] + radii['top-right'] || 1),
      width / (radii['bottom-left'] + radii['bottom-right'] || 1),
      height / (radii['top-left'] + radii['bottom-left'] || 1),
      height / (radii['top-right'] + radii['bottom-right'] || 1),
    );
    const middle = [
      (subject.left + subject.right) / 2,
      (subject.top + subject.bottom) / 2,
    ] as const;
    return Array.from({ length: 64 }, (_, i) => (i / 32) * Math.PI).some((angle) => {
      const x = middle[0] + (Math.cos(angle) * (subject.right - subject.left)) / 2;
      const y = middle[1] + (Math.sin(angle) * (subject.bottom - subject.top)) / 2;
      const side = x < middle[0] ? 'left' : 'right';
      const r = radii[`${y < middle[1] ? 'top' : 'bottom'}-${side}`] * fit;
      const dx = r - Math.min(x - frame.left, frame.right - x);
      const dy = r - Math.min(y - frame.top, frame.bottom - y);
      return dx > 0 && dy > 0 && Math.hypot(dx, dy) > r + TOLERANCE;
    });
  };

  /** The masks of an image: the edge where each begins, and the share of the picture that it fades. */
  const readMasks = (mask: string) =>
    [
      ...mask.matchAll(
        /linear-gradient\((?:to (\w+), )?rgba\(0, 0, 0, 0\)(?: 0%)?, rgb\(0, 0, 0\) (?:calc\()?([\d.]+)%/g,
      ),
    ].map(([, towards = 'bottom', share]) => ({
      edge: ({ bottom: 'top', top: 'bottom', right: 'left', left: 'right' } as const)[towards],
      share: Number(share) / 100,
    }));

  const cuts: string[] = [];
  const images = [...document.images].filter(
    (image) =>
      getComputedStyle(image).getPropertyValue('--subject-top') !== '' && image.checkVisibility(),
  );
  for (const image of images) {
    const style = getComputedStyle(image);
    const name = image.src.replace(/^.*\/(.*)-\w+-\d+\.\w+$/, '$1');
    const picture = findPicture(image, style);
    const subject = inset(picture, readInsets(style, 'subject'));

    const check = (frame: Box, element: Element, label: string) => {
      for (const edge of EDGES) {
        const sign = edge === 'left' || edge === 'top' ? 1 : -1;
        const lost = Math.round(sign * (frame[edge] - subject[edge]));
        if (lost > TOLERANCE) cuts.push(`${name}: ${label} cuts ${lost} px at the ${edge}`);
      }
      if (passesCorner(subject, frame, element)) cuts.push(`${name}: a corner of ${label} cuts it`);
    };
    check(image.getBoundingClientRect(), image, 'its own box');
    check(
      { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity },
      document.documentElement,
      'the page',
    );
    for (let frame = image.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, display } = getComputedStyle(frame);
      if (display !== 'contents' && ['hidden', 'clip'].includes(overflowX))
        check(frame.getBoundingClientRect(), frame, `${frame.localName}.${frame.className}`);
    }

    if (style.maskImage === 'none') continue;
    const masks = readMasks(style.maskImage);
    if (masks.length !== style.maskImage.split('linear-gradient').length - 1)
      cuts.push(`${name}: its mask is not of styles/tools/_picture.scss: ${style.maskImage}`);
    const own = image.getBoundingClientRect();
    const objects = inset(picture, readInsets(style, 'objects'));
    for (const { edge, share } of masks) {
      if (!edge) continue;
      const opaque = inset(own, { left: 0, top: 0, right: 0, bottom: 0, [edge]: share });
      const sign = edge === 'left' || edge === 'top' ? 1 : -1;
      const faded = Math.round(sign * (opaque[edge] - objects[edge]));
      if (faded > TOLERANCE) cuts.push(`${name}: the mask fades ${faded} px at the ${edge}`);
    }
  }
  return { framed: images.length, cuts };
}

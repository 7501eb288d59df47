import { whenIdle } from '../idle';
import type { Mount } from '../mount';
import { countView } from '../tracker/pixel';
import { onVisit } from '../visit';

/** Counts each visit of the page with the pixel of `data-pixel`. */
const mount: Mount = ({ dataset: { pixel } }) => {
  if (!pixel) return;
  return onVisit(() => whenIdle(() => countView(pixel)));
};

export default mount;

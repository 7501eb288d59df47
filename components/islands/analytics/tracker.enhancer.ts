import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { getEffectiveChoice } from './choice';
import { countView } from './pixel';

/**
 * Counts each visit of the page with the pixel of `data-pixel`. With `data-after-yes` it counts
 * only visitors who accepted. A page in a frame is not counted: the page around it is.
 */
const mount: Mount = ({ dataset: { pixel, afterYes, countsBy } }) => {
  if (!pixel || window !== window.top) return;
  return onVisit(() =>
    whenIdle(() => {
      if (getEffectiveChoice(afterYes !== undefined) === 'accepted') {
        countView(pixel, countsBy === 'image');
      }
    }),
  );
};

export default mount;

import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { choiceInForce } from './choice';
import { countView } from './pixel';

/**
 * Counts each visit of the page with the pixel of `data-pixel`; with `data-after-yes` only once the
 * visitor has accepted. A page in a frame is part of the page around it, which counts.
 */
const mount: Mount = ({ dataset: { pixel, afterYes } }) => {
  if (!pixel || window !== window.top) return;
  return onVisit(() =>
    whenIdle(() => {
      if (afterYes === undefined || choiceInForce() === 'accepted') countView(pixel);
    }),
  );
};

export default mount;

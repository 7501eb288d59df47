import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';
import { getEffectiveChoice } from './choice';
import { getTracker } from './tracker';

/**
 * Counts each visit of the page with the tracker that its attributes describe. With `data-after-yes`
 * it counts only visitors who accepted. A page in a frame is not counted: the page around it is.
 */
const mount: Mount = ({ dataset }) => {
  const tracker = getTracker(dataset);
  if (!tracker || window !== window.top) return;
  return onVisit(() =>
    whenIdle(() => {
      if (getEffectiveChoice(dataset.afterYes !== undefined) === 'accepted') tracker.count();
    }),
  );
};

export { mount as default };

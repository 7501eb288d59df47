import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';

/**
 * Sends what an earlier visit could not, where the key in `data-key` is stored. The page hands the
 * key over, so that a page with nothing to send fetches no file of the outbox.
 */
const mount: Mount = ({ dataset: { key = '' } }) =>
  onVisit(() => {
    try {
      if (localStorage.getItem(key)) {
        return whenIdle(() => import('./openOutbox').then((m) => m.resume()));
      }
    } catch {
      // Storage is blocked, so nothing waits.
    }
    return undefined;
  });

export default mount;

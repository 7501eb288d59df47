import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';

/**
 * Sends messages of an earlier visit if `localStorage` has the key in `data-key`. The key stands in
 * the page, so a page with nothing to send fetches no file of the outbox.
 */
const mount: Mount = ({ dataset: { key = '' } }) =>
  onVisit(() => {
    try {
      if (localStorage.getItem(key)) {
        return whenIdle(() => import('./openOutbox').then((m) => m.sendWaiting()));
      }
    } catch {
      // Storage is blocked, so no message waits.
    }
    return undefined;
  });

export default mount;

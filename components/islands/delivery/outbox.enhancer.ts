import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Sends what an earlier visit could not, where the key in `data-key` is stored. The page hands the
 * key over, so that a page with nothing to send fetches no file of the outbox.
 */
const mount: Mount = ({ dataset: { key = '' } }) =>
  onVisit(() =>
    isStored(key) ? whenIdle(() => import('./openOutbox').then((m) => m.resume())) : undefined,
  );

export default mount;

import type { Mount } from 'next-islands/mount';
import { whenIdle } from '../page/idle';
import { onVisit } from '../page/visit';

/**
 * Whether `outbox/mark.ts` noted that a letter waits. Not imported from there: what this and the
 * outbox share would be one more file that every page fetches.
 */
function isMarked(): boolean {
  try {
    return localStorage.getItem('outbox') !== null;
  } catch {
    return false;
  }
}

/** Goes on with what an earlier visit could not send; where nothing waits, it costs one look. */
const mount: Mount = () =>
  onVisit(() =>
    isMarked() ? whenIdle(() => import('./open').then((m) => m.resume())) : undefined,
  );

export default mount;

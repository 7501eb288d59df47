import { whenIdle } from '../idle';
import type { Mount } from '../mount';
import { isMarked } from '../outbox/mark';
import { onVisit } from '../visit';

/** Goes on with what an earlier visit could not send; where nothing waits, it costs one look. */
const mount: Mount = () => {
  let cancel = () => {};
  const end = onVisit(() => {
    cancel();
    if (isMarked()) cancel = whenIdle(() => import('../outbox/open').then((m) => m.resume()));
  });
  return () => {
    cancel();
    end();
  };
};

export default mount;

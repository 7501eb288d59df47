/** In local storage while something waits: the one thing that every page looks at. */
const KEY = 'outbox';

/** Whether a letter waits on this device. */
export function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes whether a letter waits. */
export function mark(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing waits.
  }
}

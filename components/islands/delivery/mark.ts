/** Notes for every page to come whether a letter waits; `enhancers/outbox.ts` looks at it. */
export function mark(waits: boolean): void {
  try {
    if (waits) localStorage.setItem('outbox', '1');
    else localStorage.removeItem('outbox');
  } catch {
    // Where nothing can be noted, the outbox goes on while the page lives.
  }
}

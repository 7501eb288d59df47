/** Skips the view transition of Back and Forward, which show their page at once. */
export function skipOnReturn(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    // A skipped transition rejects this promise. WebKit reports that as an error of the page.
    viewTransition?.ready.catch(() => {});
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition();
  });
}

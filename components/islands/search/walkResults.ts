import type { Parts } from './parts';

/**
 * Lets the arrow keys walk from the field through the results and back. Escape clears the field and
 * returns to it.
 *
 * @param clear empties the field
 */
export function walkResults(
  { field, list, results }: Parts,
  clear: () => void,
  signal: AbortSignal,
): void {
  function walk(step: 1 | -1): boolean {
    const stops = [field, ...list.querySelectorAll('a')];
    const here = stops.findIndex((stop) => stop.matches(':focus'));
    const next = here === -1 ? undefined : stops[here + step];
    next?.focus();
    return next !== undefined;
  }

  function onKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode } = event;
    // Safari sends the key that ends an input method's word after its end, with 229.
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing || keyCode === 229) return;
    if (key === 'ArrowDown' && walk(1)) event.preventDefault();
    if (key === 'ArrowUp' && walk(-1)) event.preventDefault();
    if (key === 'Escape') {
      event.preventDefault();
      clear();
      field.focus();
    }
  }

  field.addEventListener('keydown', onKey, { signal });
  results.addEventListener('keydown', onKey, { signal });
}

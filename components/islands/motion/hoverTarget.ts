/** The elements that react to a press. */
const CONTROL = 'a[href], button, summary, label, select, input, textarea, [contenteditable]';

/** The kinds of element that the custom cursor shows. */
export type HoverTarget = 'work' | 'control';

/**
 * Finds the kind of element under the mouse: a linked picture of our work (`data-work`), another
 * control, or neither.
 *
 * @param target the innermost element under the mouse
 * @param getStack returns all elements under the mouse, topmost first. It is needed, and called,
 *   only where a card's link covers a picture of our work.
 */
export function getHoverTarget(
  target: Element,
  getStack: () => readonly Element[],
): HoverTarget | null {
  const control = target.closest(CONTROL);
  if (!control) return null;
  if (target.closest('[data-work]')) return 'work';
  if (!control.closest('[data-card]')?.querySelector('[data-work]')) return 'control';
  const covered = getStack().find((element) => !control.contains(element));
  return covered?.closest('[data-work]') ? 'work' : 'control';
}

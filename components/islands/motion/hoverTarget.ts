/** What a press acts on. */
const CONTROL = 'a[href], button, summary, label, select, input, textarea, [contenteditable]';
/** Controls that a press activates, unlike those that it puts a caret into. */
const CHOSEN = 'a, button, summary, label, select, [type="checkbox"], [type="radio"]';

/** What the mouse is over, as far as the custom cursor shows it. */
export type HoverTarget = 'work' | 'control' | 'field';

/**
 * Finds what the mouse is over: a picture of our work that leads somewhere (`data-work`), a text
 * field, another link or control, or none of these.
 *
 * @param target the innermost element under the mouse
 * @param getStack returns all elements under the mouse, topmost first. A card's link covers its
 *   picture; called only where the card has a picture of our work
 */
export function getHoverTarget(
  target: Element,
  getStack: () => readonly Element[],
): HoverTarget | null {
  const control = target.closest(CONTROL);
  if (!control) return null;
  if (!control.matches(CHOSEN)) return 'field';
  if (target.closest('[data-work]')) return 'work';
  if (!control.closest('[data-card]')?.querySelector('[data-work]')) return 'control';
  const covered = getStack().find((element) => !control.contains(element));
  return covered?.closest('[data-work]') ? 'work' : 'control';
}

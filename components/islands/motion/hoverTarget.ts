/** What a press would act on. */
const CONTROL = 'a[href], button, summary, label, select, input, textarea, [contenteditable]';
/** Controls that a press chooses, not a place within their text. */
const CHOSEN = 'a, button, summary, label, select, [type="checkbox"], [type="radio"]';

/** What the mouse is over, as far as the custom cursor goes. */
export type Under = 'work' | 'control' | 'field';

/**
 * Tells what the mouse is over: a picture of our work that leads somewhere (`data-work`), a text
 * field, another link or control, or nothing of these.
 *
 * @param target what the mouse is over, innermost
 * @param behind what lies there behind the link or control, outermost first: a card's link covers
 *   its picture; asked for only where there is such a picture
 */
export function under(target: Element, behind: () => readonly Element[]): Under | null {
  const control = target.closest(CONTROL);
  if (!control) return null;
  if (!control.matches(CHOSEN)) return 'field';
  if (target.closest('[data-work]')) return 'work';
  if (!control.closest('[data-card]')?.querySelector('[data-work]')) return 'control';
  const next = behind().find((element) => !control.contains(element));
  return next?.closest('[data-work]') ? 'work' : 'control';
}

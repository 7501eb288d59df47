import type { StartIsland } from './start-islands';

/**
 * Holds a press of a submit button whose island is not ready, starts the island, and replays the
 * press once, however often it came. An Enter that its field handles itself (`data-enter`), and that
 * presses the button here, is given back to the field. Where the island's script does not arrive,
 * the form posts itself.
 */
export function holdPresses(start: StartIsland): void {
  const held = new WeakSet<HTMLFormElement>();

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('[data-island] button');
    const form = button?.form;
    const element = button?.closest<HTMLElement>('[data-island]:not([data-ready])');
    if (!button || !form || !element || button.type !== 'submit') return;
    event.preventDefault();
    const field = document.activeElement?.closest('[data-enter]');
    if (!field && held.has(form)) return;
    if (!field) held.add(form);
    start(element).then(
      () => {
        form.noValidate = true;
        if (field) {
          field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        } else form.requestSubmit(button);
      },
      () => {
        held.delete(form);
        form.requestSubmit(button);
      },
    );
  }

  document.addEventListener('click', onClick, true);
}

import type { FormSettings } from './settings';

/** How far the sending of a form is. */
export type State = 'idle' | 'pending' | 'sent' | 'failed';

/**
 * Shows how far the sending of a form is: on its button, in its status line, and in the alert after a
 * failure. A text is written only when it changes, so that a translated one stays.
 *
 * @returns shows a state. `isLost` says that nothing sends a failed message again.
 */
export function createProgress(
  form: HTMLFormElement,
  settings: FormSettings,
): (state: State, isLost?: boolean) => void {
  const button = form.querySelector<HTMLButtonElement>('[data-send]');
  const label = form.querySelector('[data-label]');
  const status = form.querySelector('[role="status"]');
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  const { idle, pending, done = idle } = settings.button;
  const labels = { idle, pending, sent: done, failed: idle } satisfies Record<State, string>;
  // A press before this script changed the label.
  let words = form.ariaBusy === 'true' ? pending : idle;

  return (state, isLost = false) => {
    if (label && labels[state] !== words) label.textContent = labels[state];
    words = labels[state];
    if (status) status.textContent = state === 'sent' ? (settings.sent ?? '') : '';
    if (alert) alert.hidden = !(state === 'failed' && (isLost || settings.showsFailure));
    form.ariaBusy = state === 'pending' ? 'true' : null;
    if (button) button.disabled = state === 'pending';
  };
}

import type { FormSettings } from './settings';

/** How far the sending of a form is. */
export type State = 'idle' | 'pending' | 'sent' | 'failed';

/**
 * Shows how far the sending of a form is: on its button, in its lines, and in the alert after a failure.
 * What cannot be seen, a screen reader hears. A text is written only when it changes, so that a
 * translated one stays.
 *
 * @returns shows a state. `isLost` says that nothing sends a failed message again.
 */
export function createProgress(
  form: HTMLFormElement,
  settings: FormSettings,
): (state: State, isLost?: boolean) => void {
  const button = form.querySelector<HTMLButtonElement>('[data-send]');
  const label = form.querySelector('[data-label]');
  const line = form.querySelector('[data-sent]');
  const heard = form.querySelector('[data-heard]');
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  const { idle, pending, done = idle } = settings.button;
  const labels = { idle, pending, sent: done, failed: idle } satisfies Record<State, string>;
  // A press before this script changed the label.
  let words = form.ariaBusy === 'true' ? pending : idle;

  return (state, isLost = false) => {
    if (label && labels[state] !== words) label.textContent = labels[state];
    words = labels[state];
    const isAlarm = state === 'failed' && (isLost || settings.showsFailure);
    // The line and the alert speak for themselves.
    const said = {
      idle: '',
      pending,
      sent: line ? '' : done,
      failed: isAlarm ? '' : settings.notSent,
    } satisfies Record<State, string>;
    if (heard) heard.textContent = said[state];
    if (line) line.textContent = state === 'sent' ? (settings.sent ?? '') : '';
    if (alert) alert.hidden = !isAlarm;
    form.ariaBusy = state === 'pending' ? 'true' : null;
    // A button that is really disabled would lose the focus.
    if (button) button.ariaDisabled = state === 'pending' ? 'true' : null;
  };
}

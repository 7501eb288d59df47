import type { FormSettings, Press } from './settings';

/** How long a press waits for the form's script before the browser posts the form. */
const POST_MS = 15_000;

/** How long a press with invalid fields waits before the browser says what is wrong. */
const REPORT_MS = 1_000;

const isWaiting = (form: HTMLFormElement) => form.dataset.enhanced === undefined;

/** Stores a press. Returns its key, or null where the browser stores nothing. */
function store(press: Omit<Press, 'key'>, prefix: string): string | null {
  const key = prefix + press.since;
  try {
    localStorage.setItem(key, JSON.stringify(press));
    return key;
  } catch {
    return null;
  }
}

/** Removes a press from the device. Returns whether it was there. */
function remove(key: string): boolean {
  const known = localStorage.getItem(key) !== null;
  localStorage.removeItem(key);
  return known;
}

/** Lets the browser post a form whose script does not come. */
function post(form: HTMLFormElement, press: Press): void {
  if (!isWaiting(form)) return;
  if (!navigator.onLine) {
    window.addEventListener('online', () => post(form, press), { once: true });
    return;
  }
  form.press = undefined;
  // The outbox may have sent it meanwhile.
  if (press.key && !remove(press.key)) form.reset();
  else form.submit();
}

/** Stores a press with valid fields, and shows that it was noticed. */
function keep(form: HTMLFormElement, { delivery, button }: FormSettings): void {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const content = { fields, delivery, since: Date.now() };
  const key = delivery.outbox ? store(content, form.dataset.key ?? '') : null;
  const press: Press = { ...content, key };
  form.press = press;
  form.ariaBusy = 'true';
  const label = form.querySelector('[data-send] [data-label]');
  if (label) label.textContent = button.pending;
  // reCAPTCHA's answer comes from the form's script.
  if (delivery.recaptchaSiteKey !== null) return;
  setTimeout(() => post(form, press), POST_MS);
  if (key) return;
  window.addEventListener('pagehide', () => {
    if (form.press === press) navigator.sendBeacon(form.action, new FormData(form));
  });
}

/**
 * Owns the presses of a form's button until the form's script is there. A valid form is stored at once,
 * so that nothing is lost if the visitor leaves. What the device cannot store is posted when the
 * visitor leaves. If the script does not come, the browser posts the form.
 *
 * This runs before any file has loaded, so it imports nothing.
 */
export function ownPresses(): void {
  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const form = event.target.closest<HTMLButtonElement>('[data-send]')?.form;
    if (!form || !isWaiting(form)) return;
    event.preventDefault();
    if (typeof form.press === 'object') return;
    if (document.activeElement?.matches('[data-enter]')) {
      form.press = 'enter';
      return;
    }
    form.press = 'invalid';
    if (form.method !== 'post') return;
    if (form.checkValidity()) keep(form, JSON.parse(form.dataset.form ?? '{}'));
    else setTimeout(() => isWaiting(form) && form.reportValidity(), REPORT_MS);
  }
  document.addEventListener('click', onClick, true);
}

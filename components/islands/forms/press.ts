import type { FormSettings, Press } from './settings';

/** How long a press waits for the form's script before the browser posts the form. */
const POST_MS = 15_000;

/** How long a press with invalid fields waits before the browser says what is wrong. */
const REPORT_MS = 1_000;

const isWaiting = (form: HTMLFormElement) => !('enhanced' in form.dataset);

/** Lets the browser post a form whose script does not come. */
function post(form: HTMLFormElement, press: Press): void {
  if (!isWaiting(form)) return;
  if (!navigator.onLine) {
    addEventListener('online', () => post(form, press), { once: true });
    return;
  }
  const { key } = press;
  form.press = undefined;
  // The outbox may have sent it meanwhile.
  const wasSent = key && !localStorage.getItem(key);
  if (key) localStorage.removeItem(key);
  if (wasSent) form.reset();
  else form.submit();
}

/** Stores a press with valid fields, and shows that it was noticed. */
function keep(form: HTMLFormElement, { delivery, button }: FormSettings): void {
  const fields = Array.from(new FormData(form), ([name, value]) => [name, `${value}`] as const);
  const press: Press = { fields, delivery, since: Date.now(), key: '' };
  form.press = press;
  if (delivery.outbox) {
    const key = `${form.dataset.key}${press.since}`;
    try {
      localStorage.setItem(key, JSON.stringify(press));
      press.key = key;
    } catch {
      // The browser stores nothing.
    }
  }
  form.ariaBusy = 'true';
  const label = form.querySelector('[data-send] [data-label]');
  if (label) label.textContent = button.pending;
  // reCAPTCHA's answer comes from the form's script.
  if (delivery.recaptchaSiteKey !== null) return;
  setTimeout(() => post(form, press), POST_MS);
  addEventListener('pagehide', () => {
    if (!press.key && form.press === press) navigator.sendBeacon(form.action, new FormData(form));
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

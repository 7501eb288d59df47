import type { FormSettings, Press } from './settings';

/** How long a press waits for the form's script before the browser posts the form. */
const POST_MS = 15_000;

/** How long a press with invalid fields waits before the browser says what is wrong. */
const REPORT_MS = 1_000;

const isWaiting = (form: HTMLFormElement) => !('enhanced' in form.dataset);

/** Stores a press with valid fields, and shows that it was noticed. */
function keep(form: HTMLFormElement, { delivery, button }: FormSettings): void {
  const press: Press = { fields: [...new FormData(form)], delivery, since: Date.now(), key: '' };
  const label = form.querySelector('[data-label]');

  function show(isBusy: boolean): void {
    form.press = isBusy ? press : undefined;
    form.ariaBusy = `${isBusy}`;
    if (label) label.textContent = isBusy ? button.pending : button.idle;
  }

  /** Lets the browser post the form, whose script did not come. */
  function post(): void {
    if (form.press !== press) return;
    if (!navigator.onLine) {
      addEventListener('online', post);
      return;
    }
    const { key } = press;
    // The outbox may have taken it meanwhile.
    const isMine = !key || key in localStorage;
    if (key) localStorage.removeItem(key);
    if (isMine) form.submit();
    show(false);
  }

  /** Asks for the page's present version, whose script sends the stored press. */
  function onLost(): void {
    if (form.press !== press || !navigator.onLine) return;
    if (press.key) {
      history.replaceState(press.key, '');
      location.reload();
    } else post();
  }

  function onLeave(): void {
    if (form.press !== press) return;
    if (!press.key) navigator.sendBeacon(form.action, new FormData(form));
    // The back button may restore the page as it was.
    show(false);
  }

  show(true);
  // reCAPTCHA's answer comes from the form's script.
  if (delivery.recaptchaSiteKey) return;
  if (delivery.outbox) {
    const key = `${form.dataset.key}${Math.random()}`;
    try {
      localStorage.setItem(key, JSON.stringify(press));
      press.key = key;
    } catch {
      // The browser stores nothing.
    }
  }
  // The visitor may go on typing. What was pressed is what is posted.
  form.addEventListener('formdata', ({ formData }) => {
    if (form.press !== press) return;
    for (const [name, value] of press.fields) formData.set(name, value);
    formData.set('message_id', press.key);
  });
  form.addEventListener('lost', onLost);
  if ('lost' in form.dataset) onLost();
  setTimeout(post, POST_MS);
  addEventListener('pagehide', onLeave);
}

/**
 * Owns the presses of a form's button until the form's script is there. A valid form is stored at once,
 * so that nothing is lost if the visitor leaves. What the device cannot store is posted when the
 * visitor leaves. If the script does not come, the browser posts the form.
 *
 * It is part of the loader, so it imports nothing.
 */
export function ownPresses(): void {
  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const form = event.target.closest<HTMLButtonElement>('[data-send]')?.form;
    if (!form || !isWaiting(form)) return;
    event.preventDefault();
    if (typeof form.press === 'object') return;
    // Enter in a field presses the button, too.
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

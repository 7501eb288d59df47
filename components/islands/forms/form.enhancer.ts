import type { Mount } from 'next-islands/mount';
import { deliver } from '../delivery/deliver';
import { type Press, toPress } from '../delivery/entry';
import { type Fields, getField, readFields } from '../delivery/fields';
import { checkSize, isSame, toMail } from '../delivery/message';
import { hasKeys, prepareToSend } from '../delivery/send';
import { takeReloaded } from '../delivery/stored';
import { createErrors } from './errors';
import { createProgress, type State } from './progress';
import { createRecaptcha } from './recaptcha';
import { check, type Errors } from './rules';
import type { FormSettings } from './settings';
import { createSkills } from './skills';

/** How long the button says "Submitted" before the form's dialog closes. */
const CLOSE_DELAY_MS = 1000;

/** A press this soon after a delivery belongs to the one before. */
const DOUBLE_MS = 1000;

/** The name under which the box of reCAPTCHA has its error. */
const ROBOT = 'robot';

/** Closes a dialog. It is a popover if it was opened before its script loaded. */
function close(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else dialog.hidePopover();
}

/** Replaces the value of each field that holds `from` by `to`. */
function replaceValues(
  form: HTMLFormElement,
  fields: Fields,
  change: (value: string) => { from: string; to: string },
): void {
  for (const [name, value] of fields) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const { from, to } = change(value);
    if (isText && control.type !== 'hidden' && control.value === from) control.value = to;
  }
}

/** Writes into the lines that a page has for the form of a dialog. */
function sayOnPage({ id }: HTMLDialogElement, words: string): void {
  for (const line of document.querySelectorAll(`[data-sent-by="${id}"]`)) line.textContent = words;
}

/**
 * Checks a form and sends it by mail. It changes the HTML that is there and never replaces it, so
 * nothing that others do to the page, such as a translation, can take typed text away. After a delivery
 * it clears what was sent; after a failure the fields keep their values (specification, sections 4, 5
 * and 8).
 */
const mount: Mount = (element) => {
  if (!(element instanceof HTMLFormElement)) return undefined;
  const form = element;
  const settings: FormSettings = JSON.parse(form.dataset.form ?? '{}');
  const { delivery } = settings;
  const stop = new AbortController();
  const { signal } = stop;

  const find = <Type extends HTMLElement>(selector: string) => form.querySelector<Type>(selector);
  const dialog = form.closest('dialog');
  const errors = createErrors(form);
  const skillsRoot = find('[data-skills]');
  const skills = skillsRoot && createSkills(skillsRoot, () => errors.clear('skills'), signal);
  const box = find('[data-robot]');
  const recaptcha =
    box && delivery.recaptchaSiteKey
      ? createRecaptcha(box, delivery.recaptchaSiteKey, () => errors.clear(ROBOT))
      : null;
  let state: State = 'idle';
  /** What failed, and how often the dialog was closed before. The outbox may deliver it yet. */
  let waiting: { press: Press; visit: number } | undefined;
  /** When the form was sent last, on the page's clock. */
  let sentAt = Number.NEGATIVE_INFINITY;
  /** How often the visitor has closed the dialog. */
  let visits = 0;
  dialog?.addEventListener(
    'close',
    () => {
      visits += 1;
    },
    { signal },
  );

  const showProgress = createProgress(form, settings);
  function show(next: State, isLost = false): void {
    state = next;
    showProgress(state, isLost);
  }

  // The library of telephone numbers is large. Until it is there, their length is checked.
  let isNumber = (_: string) => true;
  if (delivery.phone === 'international') {
    import('./international').then(({ createNumberCheck }) => {
      isNumber = createNumberCheck(delivery.countries);
    }, console.error);
  }

  const findErrors = (fields: Fields): Errors => ({
    ...checkSize(toMail({ fields, delivery }), settings.tooLarge),
    ...check(settings.rules, fields, isNumber),
    ...(recaptcha?.isUnticked() && { [ROBOT]: settings.robot }),
  });

  /** @throws in the first seconds of a page, when only a bot can have filled a form */
  function checkTimeTrap(): void {
    if (delivery.timeTrap && performance.now() < delivery.timeTrap * 1000) {
      throw new Error(
        `Nothing is sent in the first ${delivery.timeTrap} seconds of a page (timeTrap).`,
      );
    }
  }

  /** Sends a press, and says how that ended. */
  async function send(press: Press): Promise<void> {
    const visit = visits;
    waiting = undefined;
    if (dialog) sayOnPage(dialog, '');
    show('pending');
    try {
      checkTimeTrap();
      const outcome = await deliver(press);
      if (outcome.isDelivered) finish(press, visit);
      else {
        // Without the notice the visitor has seen nothing that would have to be taken back.
        if (settings.showsFailure) waiting = { press, visit };
        console.error(settings.failure, outcome.reason);
        // Without the outbox the form says nothing, as specified. A form without keys says so.
        const isSilent = !delivery.outbox && recaptcha === null && hasKeys(press);
        showFailure(!outcome.isKept && !isSilent);
      }
    } catch (error) {
      console.error(settings.failure, error);
      showFailure(true);
    } finally {
      recaptcha?.reset();
    }
  }

  /** Clears what was delivered, and says so. */
  function finish({ fields }: Press, visit: number): void {
    replaceValues(form, fields, (value) => ({ from: value, to: '' }));
    skills?.clear(getField(fields, 'skills'));
    show('sent');
    sentAt = performance.now();
    if (settings.button.done && dialog) closeSoon(dialog, visit);
  }

  /** The outbox has delivered a message while its page was open. */
  function onDelivered(event: Event): void {
    if (state !== 'failed' || !waiting || !(event instanceof CustomEvent)) return;
    const { press, visit } = waiting;
    if (!isSame(event.detail, press)) return;
    const isTyped = JSON.stringify(readFields(form)) !== JSON.stringify(press.fields);
    // The visitor writes another message by now.
    if (isTyped) show('idle');
    else finish(press, visit);
  }

  function showFailure(isLost: boolean): void {
    show('failed', isLost);
    // The visitor may have closed the dialog meanwhile.
    if (isLost && dialog && !dialog.open && !dialog.matches(':popover-open')) dialog.showModal();
  }

  /** Closes the dialog, unless the visitor has closed it since `visit`. The page then says that the form was sent. */
  function closeSoon(around: HTMLDialogElement, visit: number): void {
    const end = () => {
      clearTimeout(timer);
      around.removeEventListener('close', end);
      show('idle');
      sayOnPage(around, settings.sent);
    };
    const timer = setTimeout(() => {
      close(around);
      end();
    }, CLOSE_DELAY_MS);
    around.addEventListener('close', end, { signal });
    if (visit !== visits) end();
  }

  /** Sends the fields if they are right. Otherwise shows their errors. */
  async function submit(fields: Fields, early?: Pick<Press, 'id' | 'since'>): Promise<void> {
    const found = findErrors(fields);
    errors.show(found);
    if (Object.keys(found).length > 0) show('idle');
    else await send(toPress({ fields, delivery }, early));
  }

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (state === 'pending') return;
    // The form is already empty. Its dialog is about to close, or this is the end of a double press.
    if (state === 'sent' && (settings.button.done || performance.now() - sentAt < DOUBLE_MS))
      return;
    skills?.add();
    const from = document.activeElement;
    await submit(readFields(form));
    // Enter in a field sent the form. Without the focus there, a phone's keyboard closes and the words show.
    if (state === 'sent' && !dialog && document.activeElement === from)
      find('[data-send]')?.focus({ preventScroll: true });
  }

  function onInput({ target }: Event): void {
    // The visitor types another message, so "sent" no longer holds.
    if (state === 'sent' && !settings.button.done) show('idle');
    if (settings.mend === 'any edit') {
      if (target instanceof HTMLElement) errors.clear(target.dataset.field ?? '');
      return;
    }
    // Checks every error, because a shorter text in one field may make another one fit.
    const shown = errors.fields();
    if (shown.length === 0) return;
    const left = findErrors(readFields(form));
    for (const field of shown) if (!left[field]) errors.clear(field);
  }

  /** Takes over a press before this script was there, or one for which the page was reloaded. */
  async function takePress(): Promise<void> {
    const { press } = form;
    form.press = undefined;
    const stored = press ? null : takeReloaded();
    if (stored) {
      replaceValues(form, stored.fields, (value) => ({ from: '', to: value }));
      skills?.addAll(getField(stored.fields, 'skills'));
      await submit(stored.fields, stored);
    } else if (press === 'enter') skills?.add();
    else if (press === 'invalid') {
      skills?.add();
      // The visitor may be typing by now.
      const isTyping = document.activeElement?.matches('input, textarea') ?? false;
      const fields = readFields(form);
      // A form without keys cannot be checked by the browser. It says that it sends nothing.
      if (form.method !== 'post' && Object.keys(findErrors(fields)).length === 0)
        await submit(fields);
      else errors.show(findErrors(fields), !isTyping);
    } else if (press) {
      await recaptcha?.drawn;
      await submit(
        press.fields.map(([name, value]) => [name, String(value)]),
        press.key ? { id: press.key, since: press.since } : undefined,
      );
      // The outbox has it by now, or it was sent, or its errors show.
      if (press.key) localStorage.removeItem(press.key);
    }
  }

  form.noValidate = true;
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', onInput, { signal });
  window.addEventListener('delivered', onDelivered, { signal });
  prepareToSend();
  takePress();
  return () => stop.abort();
};

export { mount as default };

'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { Link } from '@/components/ui/Link/Link';
import { Mark } from '@/components/ui/Mark/Mark';
import type { ConsultationFormData } from '@/content/schema/forms';
import { deliver } from '../delivery/deliver';
import { checkSize, readFields } from '../delivery/message';
import { prepare } from '../delivery/send';
import styles from './ConsultationForm.module.scss';
import { check, type Errors } from './check';
import { consultationRules } from './consultationRules';
import { FailureNotice } from './FailureNotice';
import { Honeypot, isTrapped } from './Honeypot';
import { MailFallback } from './MailFallback';
import { NativePost } from './NativePost';
import { nativeSubmission } from './native';
import { Recaptcha } from './Recaptcha';
import { refuseHaste } from './timeTrap';
import { useErrors } from './useErrors';
import { useFocusBack } from './useFocusBack';
import { useScripted } from './useScripted';

type Props = {
  /** Tells this form from others on the page: the start of its fields' ids. */
  id: string;
  form: ConsultationFormData;
};

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  {
    name: 'contact_no',
    // The part after the country's code, which a field of type "tel" may not ask for.
    type: 'text',
    autoComplete: 'tel-national',
    required: true,
    inputMode: 'numeric',
  },
  { name: 'email', type: 'email', autoComplete: 'email', required: true, inputMode: 'email' },
  { name: 'subject', type: 'text', autoComplete: 'off', required: false },
] as const;

/**
 * The consultation form. Posts itself to the mail service where no script runs; with one it
 * checks its fields on submit and sends in place. After a success it empties itself and says so;
 * a failure is logged and the fields keep their values (specification, sections 4, 5 and 8).
 */
export function ConsultationFormIsland({ id, form }: Props) {
  const { labels, mail, button, fallback, delivery } = form;
  const rules = consultationRules(form.messages);
  const scripted = useScripted();
  const [errors, showErrors, clearError] = useErrors();
  const [state, setState] = useState<'idle' | 'pending' | 'sent' | 'failed'>('idle');
  const [sends, setSends] = useState(0);
  const submit = useFocusBack(state === 'pending');
  // Known at once, where state is known with the next render: no press counts twice.
  const busy = useRef(false);

  useEffect(prepare, []);

  const faultsOf = (element: HTMLFormElement): Errors => ({
    ...checkSize(readFields(element), form.tooLarge),
    ...check(rules, new FormData(element)),
  });

  /** What is typed next is about another message. */
  function unsaySent() {
    setState((known) => (known === 'sent' ? 'idle' : known));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const found = faultsOf(element);
    if (Object.keys(found).length > 0) {
      unsaySent();
      showErrors(element, found);
      return;
    }
    clearError();
    busy.current = true;
    setState('pending');
    try {
      const trapped = isTrapped(element);
      if (!trapped) {
        refuseHaste(delivery.timeTrap);
        await deliver(element, { mail, delivery });
      }
      element.reset();
      setState(trapped ? 'idle' : 'sent');
    } catch (error) {
      console.error('The message was not sent.', error);
      setState('failed');
    } finally {
      busy.current = false;
      setSends((count) => count + 1);
    }
  }

  /** A message leaves as soon as what it says is no longer so. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    unsaySent();
    const shown = Object.keys(errors);
    if (shown.length === 0) return;
    const left = faultsOf(event.currentTarget);
    for (const name of shown) if (!left[name]) clearError(name);
  }

  const hintOf = (name: string) => (name === 'contact_no' ? form.hints.contact_no : undefined);

  return (
    <form
      aria-label={form.label}
      className={styles.form}
      {...nativeSubmission(form)}
      noValidate={scripted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {!scripted && !fallback && <NativePost keys={mail} />}
      {inputs.map(({ name, ...input }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={labels[name]}
          hint={hintOf(name)}
          required={input.required}
          error={errors[name]}
        >
          <input
            name={name}
            pattern={name === 'contact_no' ? '\\d{10}' : undefined}
            {...input}
            {...controlProps(`${id}-${name}`, errors[name], hintOf(name))}
          />
        </Field>
      ))}
      <div className={styles.wide}>
        <Field id={`${id}-message`} label={labels.message} error={errors.message}>
          <textarea
            name="message"
            rows={5}
            placeholder={form.placeholder}
            {...controlProps(`${id}-message`, errors.message)}
          />
        </Field>
      </div>
      <Honeypot id={`${id}-website`} label={form.trap} />
      <div className={styles.end}>
        <Recaptcha siteKey={delivery.recaptchaSiteKey} sends={sends} />
        <Button ref={submit} type="submit" disabled={state === 'pending'}>
          {state === 'pending' ? button.pending : button.idle}
        </Button>
        <div className={styles.beside}>
          <p className={styles.note}>{form.note}</p>
          <MailFallback fallback={fallback} />
          <p className={styles.sent} role="status">
            {state === 'sent' && (
              <>
                <Mark name="check" size="18px" />
                {form.sent}
              </>
            )}
          </p>
        </div>
        <p className={styles.privacy}>
          {form.privacy.before} <Link href={form.privacy.href}>{form.privacy.label}</Link>
        </p>
        <FailureNotice words={form.failure} failed={state === 'failed'} />
      </div>
    </form>
  );
}

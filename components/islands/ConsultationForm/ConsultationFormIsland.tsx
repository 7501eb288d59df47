'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import type { ConsultationFormData } from '@/content/schema/forms';
import { sendFormAddress } from '../mail/address';
import { MailButton } from '../mail/MailButton';
import { MailFallback } from '../mail/MailFallback';
import { NativePost } from '../mail/NativePost';
import { sendForm } from '../mail/send';
import { check, type Errors, focusFirst } from '../validation/check';
import { consultationRules } from '../validation/consultation';
import styles from './ConsultationForm.module.scss';

type Props = {
  /** Tells this form from others on the page: the start of its fields' ids. */
  id: string;
  form: ConsultationFormData;
};

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  {
    name: 'contact_no',
    type: 'tel',
    autoComplete: 'tel-national',
    required: true,
    inputMode: 'numeric',
  },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'subject', type: 'text', autoComplete: 'off', required: false },
] as const;

/**
 * The consultation form. Posts itself to the mail service where no script runs; with one it
 * checks its fields on submit and sends in place. A failure is logged and the fields keep their
 * values (specification, sections 4, 5 and 8).
 */
export function ConsultationFormIsland({ id, form }: Props) {
  const { labels, mail, button } = form;
  const rules = consultationRules(form.messages);
  const [scripted, setScripted] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  useEffect(() => setScripted(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = check(rules, new FormData(element));
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element, found);
      return;
    }
    setPending(true);
    try {
      await sendForm(element, mail);
      element.reset();
    } catch (error) {
      console.error('The message was not sent.', error);
    } finally {
      setPending(false);
    }
  }

  /** A message leaves as soon as its field is right. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name } = event.target;
    if (errors[name] && !check(rules, new FormData(event.currentTarget))[name]) {
      setErrors(({ [name]: _, ...rest }) => rest);
    }
  }

  return (
    <form
      aria-label={form.label}
      className={styles.form}
      action={sendFormAddress(mail)}
      method="post"
      encType="multipart/form-data"
      noValidate={scripted}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {!scripted && <NativePost keys={mail} />}
      {inputs.map(({ name, ...input }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={labels[name]}
          required={input.required}
          error={errors[name]}
        >
          <input
            name={name}
            maxLength={200}
            pattern={name === 'contact_no' ? '\\d{10}' : undefined}
            {...input}
            {...controlProps(`${id}-${name}`, errors[name])}
          />
        </Field>
      ))}
      <div className={styles.wide}>
        <Field id={`${id}-message`} label={labels.message}>
          <textarea
            name="message"
            rows={5}
            maxLength={20_000}
            placeholder={form.placeholder}
            {...controlProps(`${id}-message`, undefined)}
          />
        </Field>
      </div>
      <div className={styles.end}>
        {form.fallback ? (
          <MailButton fallback={form.fallback} labels={labels} />
        ) : (
          <Button type="submit" disabled={pending}>
            {pending ? button.pending : button.idle}
          </Button>
        )}
        <p>
          {form.note} <MailFallback fallback={form.fallback} />
        </p>
      </div>
    </form>
  );
}

'use client';

import type { FormEvent } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import { Link } from '@/components/ui/Link/Link';
import type { ConsultationFormData } from '@/content/words/forms-schema';
import styles from './ConsultationForm.module.scss';
import { FailureNotice } from './FailureNotice';
import { Honeypot } from './Honeypot';
import { MailFallback } from './MailFallback';
import { NativeForm } from './NativeForm';
import { Recaptcha } from './Recaptcha';
import { all, email, required, tenDigits } from './rules';
import { SubmitButton } from './SubmitButton';
import { emailField, phoneField, TextFields } from './TextFields';
import { useMailForm } from './useMailForm';

type Props = {
  /** The start of the fields' ids. Unique on the page. */
  id: string;
  form: ConsultationFormData;
};

const fields = [
  { name: 'name', required: true, type: 'text', autoComplete: 'name' },
  phoneField,
  emailField,
  // WebKit empties a field with autocomplete="off" when Back shows the page again.
  { name: 'subject', required: false, type: 'text' },
] as const;

/** Creates the form's rules (specification, section 5). Subject and message have none. */
export const consultationRules = (messages: ConsultationFormData['messages']) => ({
  name: required(messages.nameRequired),
  contact_no: all(required(messages.numberRequired), tenDigits(messages.numberInvalid)),
  email: all(required(messages.emailRequired), email(messages.emailInvalid)),
});

/**
 * The consultation form. After a delivery it clears its fields and says that the message was sent.
 */
export function ConsultationFormIsland({ id, form }: Props) {
  const { labels, button, fallback, delivery } = form;
  const { state, errors, findErrors, clearError, reset, ...mailForm } = useMailForm({
    form,
    rules: consultationRules(form.messages),
    failure: 'The message was not sent.',
    trapped: 'discard',
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    // The visitor types another message, so "sent" no longer holds.
    reset();
    const shown = Object.keys(errors);
    if (shown.length === 0) return;
    // Clears every fixed error, because a shorter text in one field may make another one fit.
    const remaining = findErrors(event.currentTarget);
    for (const name of shown) if (!remaining[name]) clearError(name);
  }

  return (
    <NativeForm
      mail={form.mail}
      fallback={fallback}
      aria-label={form.label}
      className={styles.form}
      onSubmit={mailForm.onSubmit}
      onInput={onInput}
    >
      <TextFields id={id} fields={fields} labels={labels} hints={form.hints} errors={errors} />
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
        <Recaptcha siteKey={delivery.recaptchaSiteKey} sends={mailForm.sends} />
        <SubmitButton ref={mailForm.button} fallback={fallback} disabled={state === 'pending'}>
          {state === 'pending' ? button.pending : button.idle}
        </SubmitButton>
        <div className={styles.beside}>
          <p className={styles.note}>{form.note}</p>
          <MailFallback fallback={fallback} />
          <p className={styles.sent} role="status">
            {state === 'sent' && (
              <>
                <IslandIcon name="check" size="18px" />
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
    </NativeForm>
  );
}

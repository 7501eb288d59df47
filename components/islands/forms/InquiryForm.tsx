import { type FormEvent, type RefObject, useEffect } from 'react';
import { controlProps, Field } from '@/components/ui/Field/Field';
import type { InquiryFormData } from '@/content/words/forms-schema';
import { FailureNotice } from './FailureNotice';
import { Honeypot } from './Honeypot';
import styles from './InquiryDialog.module.scss';
import { MailFallback } from './MailFallback';
import { NativeForm } from './NativeForm';
import { Recaptcha } from './Recaptcha';
import { all, email, minLength, required, tenDigits } from './rules';
import { SkillsField } from './SkillsField';
import { SubmitButton } from './SubmitButton';
import { emailField, phoneField, TextFields } from './TextFields';
import { useMailForm } from './useMailForm';

type Props = {
  /** The start of the fields' ids. */
  id: string;
  /** The id of the title that names the form. */
  title: string;
  form: InquiryFormData;
  /** The dialog around the form. */
  dialog: RefObject<HTMLDialogElement | null>;
};

/** How long the button says "Submitted" before the dialog closes. */
const CLOSE_DELAY_MS = 1000;

/** The fewest characters of a cover letter (specification, section 9). */
const MIN_COVER_LETTER = 10;

const fields = [
  { name: 'name', required: true, type: 'text', autoComplete: 'name' },
  emailField,
  // Autofill would enter the applicant's present job.
  { name: 'job_role', required: true, type: 'text', autoComplete: 'off' },
  phoneField,
] as const;

/** Creates the form's rules (specification, section 5). `skills` is a list joined by commas. */
export const inquiryRules = (messages: InquiryFormData['messages']) => ({
  name: required(messages.nameRequired),
  email: all(required(messages.emailRequired), email(messages.emailInvalid)),
  job_role: required(messages.roleRequired),
  contact_no: all(required(messages.numberRequired), tenDigits(messages.numberInvalid)),
  cover_letter: all(
    required(messages.letterRequired),
    minLength(MIN_COVER_LETTER, messages.letterShort),
  ),
  skills: required(messages.skillsRequired),
});

/** Closes a dialog. It is a popover if it was opened before its script loaded. */
function close(dialog: HTMLDialogElement) {
  if (dialog.open) dialog.close();
  else dialog.hidePopover();
}

/**
 * The job inquiry. After a delivery it says "Submitted", clears its fields and closes its dialog.
 */
export function InquiryForm({ id, title, form, dialog }: Props) {
  const { labels, hints, fallback } = form;
  const { state, errors, clearError, reset, ...mailForm } = useMailForm({
    form,
    rules: inquiryRules(form.messages),
    failure: 'The inquiry was not sent.',
    trapped: 'succeed',
  });
  const buttonLabels = {
    idle: form.button.idle,
    pending: form.button.pending,
    sent: form.button.done,
    failed: form.button.idle,
  };

  useEffect(() => {
    const element = dialog.current;
    if (state !== 'sent' || !element) return;
    const timer = setTimeout(() => {
      close(element);
      reset();
    }, CLOSE_DELAY_MS);
    // The visitor may close the dialog sooner and open it again.
    element.addEventListener('close', reset);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('close', reset);
    };
  }, [state, dialog, reset]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // The form is already empty, and its dialog is about to close.
    if (state === 'sent') event.preventDefault();
    else mailForm.onSubmit(event);
  }

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      clearError(target.dataset.field ?? target.name);
    }
  }

  return (
    <NativeForm
      mail={form.mail}
      fallback={fallback}
      aria-labelledby={title}
      className={styles.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={styles.note}>{form.note}</p>
      <TextFields id={id} fields={fields} labels={labels} hints={hints} errors={errors} />
      <div className={styles.wide}>
        <Field
          id={`${id}-cover_letter`}
          label={labels.cover_letter}
          required
          error={errors.cover_letter}
        >
          <textarea
            name="cover_letter"
            rows={4}
            required
            minLength={MIN_COVER_LETTER}
            placeholder={hints.cover_letter}
            {...controlProps(`${id}-cover_letter`, errors.cover_letter)}
          />
        </Field>
      </div>
      <SkillsField
        id={`${id}-skill`}
        form={form}
        error={errors.skills}
        onChange={() => clearError('skills')}
      />
      <Honeypot id={`${id}-website`} label={form.trap} />
      <div className={styles.end}>
        <Recaptcha siteKey={form.delivery.recaptchaSiteKey} sends={mailForm.sends} />
        <SubmitButton ref={mailForm.button} fallback={fallback} disabled={state === 'pending'}>
          {buttonLabels[state]}
        </SubmitButton>
        <div className={styles.beside}>
          <p>{form.reach}</p>
          <MailFallback fallback={fallback} />
        </div>
        <FailureNotice words={form.failure} failed={state === 'failed'} />
      </div>
    </NativeForm>
  );
}

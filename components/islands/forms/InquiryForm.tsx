import { controlProps, Field } from '@/components/ui/Field/Field';
import type { InquiryFormData } from '@/content/site/forms-schema';
import { FailureNotice } from './FailureNotice';
import { Honeypot } from './Honeypot';
import styles from './InquiryDialog.module.scss';
import { MailFallback } from './MailFallback';
import { MailForm } from './MailForm';
import { RecaptchaBox } from './RecaptchaBox';
import { MIN_LETTER } from './rules';
import { SkillsField } from './SkillsField';
import { SubmitButton } from './SubmitButton';
import type { FormSettings } from './settings';
import { emailField, getPhoneField, NOT_BLANK, nameField, TextFields } from './TextFields';

type Props = {
  /** The start of the fields' ids. */
  id: string;
  /** The id of the title that names the form. */
  title: string;
  form: InquiryFormData;
};

const roleField = {
  name: 'job_role',
  required: true,
  type: 'text',
  // Autofill would enter the applicant's present job.
  autoComplete: 'off',
  pattern: NOT_BLANK,
} as const;

/** Returns the form's rules (specification, section 5). `skills` is a list joined by commas. */
export const inquiryRules = ({
  messages,
  delivery,
}: Pick<InquiryFormData, 'messages' | 'delivery'>): FormSettings['rules'] => ({
  name: [['required', messages.nameRequired]],
  email: [
    ['required', messages.emailRequired],
    ['email', messages.emailInvalid],
  ],
  job_role: [['required', messages.roleRequired]],
  contact_no: [
    ['required', messages.numberRequired],
    [delivery.phone, messages.numberInvalid],
  ],
  cover_letter: [
    ['required', messages.letterRequired],
    ['letter', messages.letterShort],
  ],
  skills: [['required', messages.skillsRequired]],
});

/**
 * The job inquiry. After a delivery it says "Submitted", clears its fields and closes its dialog.
 */
export function InquiryForm({ id, title, form }: Props) {
  const { labels, hints, button, fallback, delivery } = form;
  const letter = `${id}-cover_letter`;
  return (
    <MailForm
      form={form}
      settings={{
        rules: inquiryRules(form),
        button,
        sent: form.sent,
        failure: 'The inquiry was not sent.',
        mend: 'any edit',
      }}
      aria-labelledby={title}
      className={styles.form}
    >
      {!fallback && form.note && <p className={styles.note}>{form.note}</p>}
      <TextFields
        id={id}
        fields={[nameField, emailField, roleField, getPhoneField(delivery.phone)]}
        labels={labels}
        hints={hints}
      />
      <Field id={letter} label={labels.cover_letter} required className={styles.wide}>
        <textarea
          name="cover_letter"
          rows={4}
          required
          minLength={MIN_LETTER}
          placeholder={hints.cover_letter}
          {...controlProps(letter, 'cover_letter')}
        />
      </Field>
      <SkillsField id={`${id}-skill`} form={form} />
      <Honeypot id={`${id}-trap`} label={form.trap} />
      <div className={styles.end}>
        <RecaptchaBox id={`${id}-robot`} siteKey={delivery.recaptchaSiteKey} />
        <SubmitButton fallback={fallback} label={button.idle} />
        <div className={styles.beside}>
          {!fallback && <p>{form.reach}</p>}
          <MailFallback fallback={fallback} />
        </div>
        <FailureNotice failure={form.failure} fallback={fallback} />
      </div>
    </MailForm>
  );
}

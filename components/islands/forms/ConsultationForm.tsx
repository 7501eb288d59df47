import { controlProps, Field } from '@/components/ui/Field/Field';
import { Link } from '@/components/ui/Link/Link';
import type { ConsultationFormData } from '@/content/site/forms-schema';
import { enhance } from '../marks';
import styles from './ConsultationForm.module.scss';
import { FailureNotice } from './FailureNotice';
import { Honeypot } from './Honeypot';
import { MailFallback } from './MailFallback';
import { MailForm } from './MailForm';
import { RecaptchaBox } from './RecaptchaBox';
import { SubmitButton } from './SubmitButton';
import type { FormSettings } from './settings';
import { emailField, getPhoneField, nameField, TextFields } from './TextFields';

type Props = {
  /** The start of the fields' ids. Unique on the page. */
  id: string;
  form: ConsultationFormData;
};

// WebKit empties a field with autocomplete="off" when Back shows the page again.
const subjectField = { name: 'subject', required: false, type: 'text' } as const;

/** Returns the form's rules (specification, section 5). Subject and message have none. */
export const consultationRules = ({
  messages,
  delivery,
}: Pick<ConsultationFormData, 'messages' | 'delivery'>): FormSettings['rules'] => ({
  name: [['required', messages.nameRequired]],
  contact_no: [
    ['required', messages.numberRequired],
    [delivery.phone, messages.numberInvalid],
  ],
  email: [
    ['required', messages.emailRequired],
    ['email', messages.emailInvalid],
  ],
});

/**
 * The consultation form. After a delivery it clears its fields, says that the message was sent, and covers
 * the fields with the words where it has gone.
 */
export function ConsultationForm({ id, form }: Props) {
  const { labels, button, fallback, delivery, sent, destination } = form;
  const { office, again } = destination;
  const [before, after] = destination.words.replace('{city}', office?.city ?? '').split('{time}');
  return (
    <MailForm
      form={form}
      settings={{
        rules: consultationRules(form),
        button,
        sent,
        failure: 'The message was not sent.',
        mend: 'valid value',
      }}
      aria-label={form.label}
      className={styles.form}
    >
      <div className={styles.fields}>
        <TextFields
          id={id}
          fields={[nameField, getPhoneField(delivery.phone), emailField, subjectField]}
          labels={labels}
          hints={form.hints}
        />
        <Field id={`${id}-message`} label={labels.message} className={styles.wide}>
          <textarea
            name="message"
            rows={4}
            placeholder={form.placeholder}
            {...controlProps(`${id}-message`, 'message')}
          />
        </Field>
        <div className={styles.destination} {...enhance('clock')}>
          {office && (
            <p>
              {before}
              <span data-clock={office.timeZone} />
              {after}
            </p>
          )}
          <p>{form.note}</p>
          <a href={`#${id}-name`}>{again}</a>
        </div>
      </div>
      <Honeypot id={`${id}-trap`} label={form.trap} />
      <div className={styles.end}>
        <RecaptchaBox id={`${id}-robot`} siteKey={delivery.recaptchaSiteKey} />
        <SubmitButton fallback={fallback} label={button.idle} />
        <div className={styles.beside}>
          {!fallback && <p className={styles.note}>{form.note}</p>}
          <MailFallback fallback={fallback} />
          <p className={styles.sent} role="status" data-sent="" />
        </div>
        <p className={styles.privacy}>
          {form.privacy.before} <Link href={form.privacy.href}>{form.privacy.label}</Link>
        </p>
        <FailureNotice failure={form.failure} fallback={fallback} />
      </div>
    </MailForm>
  );
}

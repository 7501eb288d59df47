import type { ConsultationFormData } from '@/content/site/forms-schema';
import styles from './FailureNotice.module.scss';

type Props = Pick<ConsultationFormData, 'failure'>;

/**
 * Says that a form was not sent, names other ways to contact the agency, and offers a retry. The form's
 * script shows it.
 */
export function FailureNotice({ failure }: Props) {
  if (!failure) return null;
  const { text, call, write, phone, email, retry } = failure;
  return (
    <div className={styles.notice} role="alert" hidden>
      <p>
        {text} {call} <a href={phone.href}>{phone.display}</a> {write}{' '}
        <a href={email.href}>{email.display}</a>.
      </p>
      <button type="submit">{retry}</button>
    </div>
  );
}

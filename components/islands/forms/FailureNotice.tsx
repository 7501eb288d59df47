import { getStop } from '@/content/schema/words';
import type { ConsultationFormData } from '@/content/site/forms-schema';
import styles from './FailureNotice.module.scss';

type Props = Pick<ConsultationFormData, 'failure' | 'fallback'>;

/**
 * Says that a form was not sent, and names other ways to contact the agency. A form with keys offers a
 * retry. The form's script shows it.
 */
export function FailureNotice({ failure, fallback }: Props) {
  const { text, call, write, phone, email, retry } = failure;
  return (
    <div className={styles.notice} role="alert" hidden>
      <p>
        {text}{' '}
        {phone && (
          <>
            {call} <a href={phone.href}>{phone.display}</a> {write}{' '}
          </>
        )}
        <a href={email.href}>{email.display}</a>
        {getStop(write)}
      </p>
      {!fallback && <button type="submit">{retry}</button>}
    </div>
  );
}

import type { FailureWords } from '@/content/words/forms-schema';
import styles from './FailureNotice.module.scss';

type Props = {
  /** The text. With null, a failure shows nothing. */
  words: FailureWords | null;
  /** Whether the last send failed. */
  failed: boolean;
};

/** Says that a form was not sent, names other ways to contact the agency, and offers a retry. */
export function FailureNotice({ words, failed }: Props) {
  if (!words || !failed) return null;
  const { text, call, write, phone, email, retry } = words;
  return (
    <div className={styles.notice} role="alert">
      <p>
        {text} {call} <a href={phone.href}>{phone.display}</a> {write}{' '}
        <a href={email.href}>{email.display}</a>.
      </p>
      <button type="submit">{retry}</button>
    </div>
  );
}

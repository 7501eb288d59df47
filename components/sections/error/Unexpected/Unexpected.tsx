import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import styles from './Unexpected.module.scss';
import type { UnexpectedData } from './Unexpected.schema';

type Props = UnexpectedData & {
  /** What the button calls; the gallery's does nothing. */
  onRetry?: () => void;
};

/**
 * Stands in place of a page that failed. The browser loads it with every page, so it imports no
 * picture, no icon and no schema.
 */
export function Unexpected({ name, title, status, text, retry, home, onRetry }: Props) {
  return (
    <main className={styles.unexpected}>
      <Logo name={name} />
      <div className={styles.message}>
        <h1>{title}</h1>
        <p className={styles.status}>{status}</p>
        <p>{text}</p>
        <div className={styles.ways}>
          <Link href="/" className={styles.home}>
            {home}
          </Link>
          <button type="button" onClick={onRetry} className={styles.retry}>
            {retry}
          </button>
        </div>
      </div>
      <svg viewBox="0 0 1200 200" className={styles.bridge} aria-hidden="true">
        <path d="M14 200a186 186 0 0 1 372 0M814 200a186 186 0 0 1 372 0" />
        <path d="M414 200a186 186 0 0 1 372 0" className={styles.gap} />
        <circle cx="600" cy="166" r="34" />
      </svg>
    </main>
  );
}

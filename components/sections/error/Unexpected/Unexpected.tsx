import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import styles from './Unexpected.module.scss';

type Props = {
  /** The agency's name, for the logo. */
  name: string;
  title: string;
  /** The error's status or message. */
  status: string;
  text: string;
  retry: { label: string; onClick: () => void };
  home: { label: string; href: string };
};

/**
 * What stands in place of a page that failed. The browser loads it with every page, so it is
 * without pictures, icons and content schemas.
 */
export function Unexpected({ name, title, status, text, retry, home }: Props) {
  return (
    <main className={styles.unexpected}>
      <Logo name={name} />
      <div className={styles.message}>
        <h1>{title}</h1>
        <p className={styles.status}>{status}</p>
        <p>{text}</p>
        <div className={styles.ways}>
          <Link href={home.href} className={styles.home}>
            {home.label}
          </Link>
          <button type="button" onClick={retry.onClick} className={styles.retry}>
            {retry.label}
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

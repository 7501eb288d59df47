import { Link } from '../Link/Link';
import styles from './Logo.module.scss';

type Props = {
  /** The agency's name, also the name of the link. */
  name: string;
};

/** The logo, an arch with a sun, and the agency's name. Links to the home page. */
export function Logo({ name }: Props) {
  return (
    <Link href="/" className={styles.logo}>
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
        <path d="M3 31a17 17 0 0 1 34 0h-8a9 9 0 0 0-18 0z" fill="currentColor" />
        <circle cx="20" cy="31" r="5" className={styles.sun} />
      </svg>
      {name}
    </Link>
  );
}

import type { LinkData } from '@/content/files/href';
import { wording } from '@/content/files/wording';
import { Link } from '../Link/Link';
import styles from './Breadcrumb.module.scss';

type Props = {
  /** The pages above this one, from Home down. */
  path: readonly LinkData[];
  /** The name of this page. */
  current: string;
};

/** The path from Home to this page, with the logo's arch between the steps. */
export function Breadcrumb({ path, current }: Props) {
  return (
    // The label of the ARIA breadcrumb pattern.
    <nav aria-label={wording().breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.path}>
        {path.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>{' '}
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

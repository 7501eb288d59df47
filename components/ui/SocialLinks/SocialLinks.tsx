import type { SocialLink } from '@/content/files/agency-schema';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import styles from './SocialLinks.module.scss';

type Props = {
  links: readonly SocialLink[];
};

/** Round icon links to the agency's social networks. */
export function SocialLinks({ links }: Props) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <Link href={href} className={styles.link} aria-label={name}>
            <Icon name={icon} size="22px" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Site } from '@/content/site/site-schema';
import { getCurrent } from './getCurrent';
import { LinkList } from './LinkList';
import pill from './Navigation.module.scss';
import styles from './ServiceMenu.module.scss';

type Props = {
  id: string;
  services: Site['header']['services'];
  path: string;
};

/** The menu of the services, each with a small picture. A row of further links stands below them. */
export function ServiceMenu({ id, services, path }: Props) {
  return (
    <div id={id} popover="auto" className={`${pill.dropdown} ${styles.menu}`}>
      <ul>
        {services.items.map(({ label, hint, href, world, picture }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.service}
              data-world={world}
              aria-current={getCurrent(href, path)}
            >
              <Picture picture={picture} sizes="84px" plain />
              {label} <small>{hint}</small>
            </Link>{' '}
          </li>
        ))}
      </ul>
      {services.below.length > 0 && (
        <LinkList links={services.below} path={path} className={styles.below} />
      )}
    </div>
  );
}

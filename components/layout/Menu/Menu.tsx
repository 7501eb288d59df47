import { Dialog } from '@/components/islands/disclosure/Dialog';
import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import type { Site } from '@/content/words/site-schema';
import { isCurrent } from '../Header/isCurrent';
import { OfficeClocks } from '../OfficeClocks/OfficeClocks';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import styles from './Menu.module.scss';

/** The dialog's id. The headers' menu button opens it. */
export const MENU_ID = 'menu';

/** A group of links that opens and closes. */
type Group = {
  label: string;
  items: readonly { label: string; href: string; world?: string }[];
};

/** An entry of the menu: a link or a group. */
type Entry = { label: string; href: string } | Group;

type Props = {
  site: Site;
  /** The header whose entries the menu holds. */
  variant: 'main' | 'demo';
  path: string;
};

function getEntries(site: Site, variant: Props['variant']): readonly Entry[] {
  if (variant === 'demo') {
    return site.demoHeader.groups.map(({ label, links }) => ({ label, items: links }));
  }
  const { links, services } = site.header;
  return [...links, { label: services.label, items: services.items }];
}

/** A group of links. The group with this page is marked as current and starts open. */
function MenuGroup({ label, items, path }: Group & { path: string }) {
  const holdsPage = items.some(({ href }) => href === path);
  return (
    <details data-duration="300" open={holdsPage} {...enhance('details', 'visible')}>
      <summary className={styles.entry} aria-current={holdsPage ? 'true' : undefined}>
        {label}
        <Icon name="caret-down" size="20px" weight="bold" />
      </summary>
      <ul className={styles.items}>
        {items.map(({ label: words, href, world }) => (
          <li key={href}>
            <Link
              href={href}
              data-world={world}
              className={styles.item}
              aria-current={href === path ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menu for small screens, a dialog. Its groups open in 300 ms. */
export function Menu({ site, variant, path }: Props) {
  return (
    <Dialog
      id={MENU_ID}
      look="panel"
      label={site.menu.label}
      close={site.menu.close}
      head={<Logo name={site.agency.name} />}
      className={styles.menu}
    >
      <nav aria-label={site.menu.label}>
        <ul>
          {getEntries(site, variant).map((entry) => (
            <li key={entry.label}>
              {'href' in entry ? (
                <Link
                  href={entry.href}
                  className={styles.entry}
                  aria-current={isCurrent(entry.href, path) ? 'page' : undefined}
                >
                  {entry.label}
                </Link>
              ) : (
                <MenuGroup {...entry} path={path} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {variant === 'main' && (
          <ButtonLink href={site.header.contact.href}>{site.header.contact.label}</ButtonLink>
        )}
        <ThemeSwitch id={MENU_ID} label={site.menu.theme} words={site.theme} />
        <OfficeClocks offices={site.agency.offices} className={styles.clocks} />
      </div>
    </Dialog>
  );
}

import { enhance } from '@/components/islands/enhance';
import { Dialog } from '@/components/layout/Dialog/Dialog';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import type { Site } from '@/content/schema/site';
import { isCurrent } from '../Header/current';
import { OfficeClocks } from '../OfficeClocks/OfficeClocks';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import styles from './Menu.module.scss';

export const MENU = 'menu';

/** An entry of the menu: a link, or a group that opens. */
type Entry =
  | { label: string; href: string }
  | { label: string; items: readonly { label: string; href: string; world?: string }[] };

type Props = {
  site: Site;
  /** Which header's entries it holds. */
  variant: 'main' | 'demo';
  path: string;
};

function entriesOf(site: Site, variant: Props['variant']): readonly Entry[] {
  if (variant === 'demo') {
    return site.demoHeader.groups.map(({ label, links }) => ({ label, items: links }));
  }
  const { links, services } = site.header;
  return [...links, { label: services.label, items: services.items }];
}

/** The small screens' menu: slides in over a backdrop; its groups open in 300 ms. */
export function Menu({ site, variant, path }: Props) {
  return (
    <Dialog
      id={MENU}
      label={site.menu.label}
      closeLabel={site.menu.close}
      name={site.name}
      className={styles.menu}
    >
      <nav aria-label={site.menu.label}>
        <ul className={styles.entries}>
          {entriesOf(site, variant).map((entry) => (
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
                <details data-duration="300" {...enhance('details', 'visible')}>
                  <summary className={styles.entry}>
                    {entry.label}
                    <Icon name="caret-down" size="20px" weight="bold" />
                  </summary>
                  <ul className={styles.items}>
                    {entry.items.map(({ label, href, world }) => (
                      <li key={href}>
                        <Link
                          href={href}
                          data-world={world}
                          className={styles.item}
                          aria-current={href === path ? 'page' : undefined}
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {variant === 'main' && (
          <ButtonLink href={site.header.contact.href}>{site.header.contact.label}</ButtonLink>
        )}
        <ThemeSwitch id={MENU} words={site.theme} />
        <OfficeClocks offices={site.footer.offices} className={styles.clocks} />
      </div>
    </Dialog>
  );
}

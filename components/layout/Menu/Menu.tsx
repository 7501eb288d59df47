import { Dialog } from '@/components/islands/disclosure/Dialog';
import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import { Picture } from '@/components/ui/Picture/Picture';
import type { LanguageLink } from '@/content/schema/language-link';
import type { Site } from '@/content/site/site-schema';
import { getCurrent } from '../Header/getCurrent';
import { LinkList } from '../Header/LinkList';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import { OfficeClocks } from '../OfficeClocks/OfficeClocks';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import styles from './Menu.module.scss';

/** The dialog's id. The headers' menu button opens it. */
export const MENU_ID = 'menu';

/** A group of links that opens and closes. */
type Group = {
  label: string;
  /** The page about the group, if there is one. */
  href?: string;
  items: readonly { label: string; href: string; world?: string }[];
};

/** An entry of the menu: a link or a group. */
type Entry = { label: string; href: string } | Group;

type Props = {
  site: Site;
  /** The header whose entries the menu holds. */
  variant: 'main' | 'demo';
  path: string;
  /** The path of the page above this one, where `path` does not show it. */
  above?: string | undefined;
  languages: readonly LanguageLink[];
};

function getEntries(site: Site, variant: Props['variant']): readonly Entry[] {
  if (variant === 'demo') {
    return site.demoHeader.groups.map(({ label, links }) => ({ label, items: links }));
  }
  const { links, services } = site.header;
  return services.items.length > 0 ? [...links, services] : links;
}

/** A group of links. The group of this page is marked as current. It starts open if a link leads here. */
function MenuGroup({ label, href, items, path, above }: Group & Pick<Props, 'path' | 'above'>) {
  const holdsPage = items.some((item) => getCurrent(item.href, path, above));
  const isCurrent = holdsPage || (href && getCurrent(href, path, above));
  return (
    <details data-duration="300" open={holdsPage} {...enhance('details', 'visible')}>
      <summary className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="caret-down" size="20px" weight="bold" />
      </summary>
      <LinkList links={items} path={path} above={above} className={styles.items} />
    </details>
  );
}

/** The first case studies, each with a small picture, which loads when the menu opens. */
function MenuCases({ cases, path }: { cases: Site['menu']['cases']; path: string }) {
  if (cases.length === 0) return null;
  return (
    <ul className={styles.cases}>
      {cases.map(({ label, href, world, picture }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.case}
            data-world={world}
            aria-current={getCurrent(href, path)}
          >
            <Picture picture={picture} sizes="106px" plain className={styles.arch} />
            {label}
          </Link>{' '}
        </li>
      ))}
    </ul>
  );
}

/** The menu for small screens, a dialog. Its groups open in 300 ms. */
export function Menu({ site, variant, path, above, languages }: Props) {
  const { contact } = site.header;
  return (
    <Dialog
      id={MENU_ID}
      look="panel"
      label={site.menu.label}
      close={site.menu.close}
      head={<Logo mark={site.mark} name={site.agency.name} />}
      className={styles.menu}
    >
      <nav aria-label={site.menu.label}>
        <ul>
          {getEntries(site, variant).map((entry) => (
            <li key={entry.label}>
              {'items' in entry ? (
                <MenuGroup {...entry} path={path} above={above} />
              ) : (
                <Link
                  href={entry.href}
                  className={styles.entry}
                  aria-current={getCurrent(entry.href, path, above)}
                >
                  {entry.label}
                </Link>
              )}{' '}
            </li>
          ))}
        </ul>
        <MenuCases cases={site.menu.cases} path={path} />
        {site.menu.links.length > 0 && (
          <LinkList links={site.menu.links} path={path} className={styles.further} />
        )}
      </nav>
      <div className={styles.end}>
        {variant === 'main' && (
          <ButtonLink href={contact.href} aria-current={getCurrent(contact.href, path, above)}>
            {contact.label}
          </ButtonLink>
        )}
        <ThemeSwitch id={MENU_ID} label={site.menu.theme} words={site.theme} />
        <LanguageLinks links={languages} />
        <OfficeClocks offices={site.agency.offices} className={styles.clocks} />
      </div>
    </Dialog>
  );
}

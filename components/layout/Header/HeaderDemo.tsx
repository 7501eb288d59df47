import { enhance } from '@/components/islands/marks';
import { CONTACT_PANEL_ID } from '@/components/layout/ContactPanel/ContactPanel';
import { Icon } from '@/components/ui/Icon/Icon';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import type { LanguageLink } from '@/content/schema/language-link';
import { toSlug } from '@/content/schema/slug';
import type { Site } from '@/content/site/site-schema';
import { getCurrent } from './getCurrent';
import { Header } from './Header';
import styles from './HeaderDemo.module.scss';
import { LinkList } from './LinkList';
import pill from './Navigation.module.scss';

type Props = {
  site: Site;
  path: string;
  /** The path of the page above this one, where `path` does not show it. */
  above?: string | undefined;
  /** Links to this page in each language, if the header has them. */
  languages: readonly LanguageLink[];
};

/** Header variant 2: the demo menu in groups, and a Contact button that opens the contact panel. */
export function HeaderDemo({ site, path, above, languages }: Props) {
  const { groups, contact, label } = site.demoHeader;
  return (
    <Header
      site={site}
      languages={languages}
      words={groups.map(({ label }) => label)}
      call={contact}
      navigation={
        groups.length > 0 && (
          <nav aria-label={label} className={pill.pill}>
            {groups.map(({ label: group, links }) => {
              const id = `demo-${toSlug(group, 'en')}`;
              const holdsPage = links.some(({ href }) => getCurrent(href, path, above));
              return (
                <div key={group} className={styles.group}>
                  <button
                    type="button"
                    popoverTarget={id}
                    aria-controls={id}
                    aria-current={holdsPage ? 'true' : undefined}
                    className={pill.item}
                    {...enhance('disclosure', 'load')}
                  >
                    {group}
                    <Icon name="caret-down" size="13px" weight="bold" />
                  </button>
                  <div id={id} popover="auto" className={`${pill.dropdown} ${styles.dropdown}`}>
                    <LinkList links={links} path={path} above={above} sections />
                  </div>
                </div>
              );
            })}
          </nav>
        )
      }
      actions={
        <button
          type="button"
          popoverTarget={CONTACT_PANEL_ID}
          aria-haspopup="dialog"
          className={styles.contact}
        >
          <span>{contact}</span>
          <IslandIcon name="panel" size="24px" />
        </button>
      }
    />
  );
}

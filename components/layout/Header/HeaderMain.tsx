import { Fragment } from 'react';
import { enhance } from '@/components/islands/marks';
import { CONTACT_PANEL_ID } from '@/components/layout/ContactPanel/ContactPanel';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import { Link } from '@/components/ui/Link/Link';
import type { LanguageLink } from '@/content/schema/language-link';
import type { Site } from '@/content/site/site-schema';
import { OfficeClocks } from '../OfficeClocks/OfficeClocks';
import { getCurrent } from './getCurrent';
import { Header } from './Header';
import styles from './HeaderMain.module.scss';
import pill from './Navigation.module.scss';
import { ServiceMenu } from './ServiceMenu';

type Props = {
  site: Site;
  /** The path of this page. Its menu item is highlighted. */
  path: string;
  /** The path of the page above this one, where `path` does not show it. */
  above?: string | undefined;
  /** Links to this page in each language, if the header has them. */
  languages: readonly LanguageLink[];
};

const SERVICES = 'services-menu';

/**
 * Header variant 1: Home, About Us, Blogs, the services, Contact Us and the contact panel.
 */
export function HeaderMain({ site, path, above, languages }: Props) {
  const { links, services, contact, openPanel, label } = site.header;
  return (
    <Header
      site={site}
      languages={languages}
      words={[...links, ...(services.items.length > 0 ? [services] : [])].map(({ label }) => label)}
      call={contact.label}
      navigation={
        <nav aria-label={label} className={pill.pill}>
          {links.map(({ label: words, href }) => (
            <Fragment key={href}>
              <Link href={href} className={pill.item} aria-current={getCurrent(href, path, above)}>
                {words}
              </Link>{' '}
            </Fragment>
          ))}
          {services.items.length > 0 && (
            <>
              <button
                type="button"
                popoverTarget={SERVICES}
                aria-controls={SERVICES}
                aria-current={getCurrent(services.href, path, above) && 'true'}
                className={pill.item}
                {...enhance('disclosure', 'load')}
              >
                {services.label}
                <Icon name="caret-down" size="13px" weight="bold" />
              </button>
              <ServiceMenu id={SERVICES} services={services} path={path} />
            </>
          )}
        </nav>
      }
      actions={
        <>
          <OfficeClocks offices={site.agency.offices} className={styles.clocks} />
          <span className={styles.contact}>
            <ButtonLink
              href={contact.href}
              size="small"
              aria-current={getCurrent(contact.href, path, above)}
            >
              {contact.label}
            </ButtonLink>
          </span>
          <button
            type="button"
            popoverTarget={CONTACT_PANEL_ID}
            aria-label={openPanel}
            aria-haspopup="dialog"
            className={styles.panel}
          >
            <IslandIcon name="panel" size="26px" />
          </button>
        </>
      }
    />
  );
}

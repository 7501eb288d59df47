import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo/Logo';
import type { Site } from '@/content/site/site-schema';
import { MENU_ID } from '../Menu/Menu';
import styles from './Header.module.scss';

type Props = {
  site: Site;
  /** The navigation in the middle. */
  navigation: ReactNode;
  /** The clocks and calls to action at the end. */
  actions: ReactNode;
};

/** The frame of both headers: logo, navigation, actions, and the menu button for small screens. */
export function Header({ site, navigation, actions }: Props) {
  return (
    <header className={styles.header} {...enhance('header', 'load')}>
      <div className={styles.bar}>
        <Logo mark={site.mark} name={site.agency.name} />
        {navigation}
        <div className={styles.actions}>{actions}</div>
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={site.menu.open}
          className={styles.burger}
        >
          <Icon name="menu" size="22px" />
        </button>
      </div>
    </header>
  );
}

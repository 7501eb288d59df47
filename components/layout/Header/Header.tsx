import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import { joinClasses } from '@/components/ui/joinClasses';
import { Logo } from '@/components/ui/Logo/Logo';
import { measureLogo } from '@/components/ui/Logo/measureLogo';
import type { LanguageLink } from '@/content/schema/language-link';
import type { Site } from '@/content/site/site-schema';
import { MENU_ID } from '../Menu/Menu';
import { findBreakpoint } from './findBreakpoint';
import styles from './Header.module.scss';
import { LanguageMenu } from './LanguageMenu';

type Props = {
  site: Site;
  /** Links to this page in each language, if the header has them. */
  languages: readonly LanguageLink[];
  /** The words of the navigation, and of the call to action at the end. */
  words: readonly string[];
  call: string;
  /** The navigation in the middle. */
  navigation: ReactNode;
  /** The clocks and calls to action at the end. */
  actions: ReactNode;
};

/** The frame of both headers: logo, navigation, actions, and the menu button where they have no room. */
export function Header({ site, languages, words, call, navigation, actions }: Props) {
  const here = languages.find(({ isHere }) => isHere)?.name;
  const { width } = measureLogo(site.mark, site.agency.name);
  const from = findBreakpoint(width, here ? [...words, here] : words, call);
  return (
    <header
      className={joinClasses(
        styles.header,
        from !== 'laptop' && styles.narrow,
        from !== 'laptop' && styles[from],
      )}
      {...enhance('header', 'load')}
    >
      <div className={styles.bar}>
        <Logo mark={site.mark} name={site.agency.name} />
        {navigation}
        {here && <LanguageMenu links={languages} here={here} />}
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

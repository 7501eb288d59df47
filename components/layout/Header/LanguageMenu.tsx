import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import type { LanguageLink } from '@/content/schema/language-link';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import styles from './LanguageMenu.module.scss';
import pill from './Navigation.module.scss';

const ID = 'languages';

type Props = {
  links: readonly LanguageLink[];
  /** The language of this page, by its own name. */
  here: string;
};

/** The languages of the site in the header, behind a button with the name of this page's language. */
export const LanguageMenu = ({ links, here }: Props) => (
  <div className={styles.languages}>
    <button type="button" popoverTarget={ID} aria-controls={ID} {...enhance('disclosure', 'load')}>
      {here}
      <Icon name="caret-down" size="13px" weight="bold" />
    </button>
    <div id={ID} popover="auto" className={`${pill.dropdown} ${styles.dropdown}`}>
      <LanguageLinks links={links} />
    </div>
  </div>
);

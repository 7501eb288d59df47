import { getDirection } from '@/content/schema/language';
import type { LanguageLink } from '@/content/schema/language-link';
import styles from './LanguageLinks.module.scss';

type Props = {
  /** None on a site with one language. */
  links: readonly LanguageLink[];
};

/**
 * Links to this page in every language, by the names of the languages in themselves. A link to another page, because
 * the language does not have this one, says its title.
 */
export function LanguageLinks({ links }: Props) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={links.map(({ name }) => name).join(', ')} className={styles.languages}>
      <ul>
        {links.map(({ language, name, href, title, isHere }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              dir={getDirection(language)}
              hrefLang={language}
              {...(isHere ? { 'aria-current': 'true' } : { rel: 'alternate' })}
            >
              {name}
              {title && ` (${title})`}
            </a>{' '}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import type { LanguageLink } from '@/content/schema/language-link';
import type { Site } from '@/content/site/site-schema';
import styles from './FooterSmall.module.scss';
import { SmallPrint } from './SmallPrint';

type Props = {
  site: Site;
  languages: readonly LanguageLink[];
  /** `band` (variant 2) has the page's full width. `stage` (variant 3) is a centred block. */
  variant: 'band' | 'stage';
};

/** Footer variants 2 and 3: logo, tagline, copyright, and the Follow us icons. */
export function FooterSmall({ site, languages, variant }: Props) {
  const { tagline, follow, icons } = site.smallFooter;
  return (
    <footer className={styles.footer} data-variant={variant}>
      <div className={styles.body}>
        <Logo mark={site.mark} name={site.agency.name} />
        <p className={styles.tagline}>{tagline}</p>
        {icons.length > 0 && (
          <div className={styles.follow}>
            <h2>{follow}</h2>
            <ul>
              {icons.map(({ label, icon, href }) => (
                <li key={label}>
                  <Link href={href} aria-label={label}>
                    <Icon name={icon} size="22px" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <SmallPrint site={site} languages={languages} />
    </footer>
  );
}

import { enhance } from '@/components/islands/marks';
import type { LanguageLink } from '@/content/schema/language-link';
import { toSentence } from '@/content/schema/words';
import type { Site } from '@/content/site/site-schema';
import { PRIVACY_CHOICES_ID } from '../ConsentQuestion/ConsentQuestion';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import styles from './SmallPrint.module.scss';

type Props = {
  site: Site;
  languages: readonly LanguageLink[];
  /** A short text at the end of the line. */
  note?: string;
};

/**
 * The last line of every footer: the copyright with the year where the agency is, and the theme switch. On a
 * site with a pixel, a button opens the question whether visits may be counted.
 */
export function SmallPrint({ site, languages, note }: Props) {
  const { tracker, question } = site.analytics;
  const { offices, timeZone = offices[0]?.timeZone } = site.agency;
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  return (
    <div className={styles.line}>
      <LanguageLinks links={languages} />
      <p>
        © <span {...enhance('year', 'load')}>{year.format()}</span> {toSentence(site.agency.name)}{' '}
        {site.copyright}
      </p>
      {note && <p>{note}</p>}
      {tracker !== 'absent' && (
        <button
          type="button"
          popoverTarget={PRIVACY_CHOICES_ID}
          aria-haspopup="dialog"
          className={`${styles.choices} needs-script`}
        >
          {question.reopen}
        </button>
      )}
      <ThemeSwitch id="footer" label={site.theme.label} words={site.theme} />
    </div>
  );
}

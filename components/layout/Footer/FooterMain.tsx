import { enhance } from '@/components/islands/marks';
import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Clock } from '@/components/ui/Clock/Clock';
import { joinClasses } from '@/components/ui/joinClasses';
import { hasMarks } from '@/components/ui/Lines/hasMarks';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Link } from '@/components/ui/Link/Link';
import { SocialLinks } from '@/components/ui/SocialLinks/SocialLinks';
import type { LanguageLink } from '@/content/schema/language-link';
import type { Site } from '@/content/site/site-schema';
import styles from './FooterMain.module.scss';
import { SmallPrint } from './SmallPrint';

type Props = {
  site: Site;
  languages: readonly LanguageLink[];
  /** Whether the page ends with a call of its own. Then the footer has only phone and mail. */
  called: boolean;
};

/** Footer variant 1: phone and mail, all offices, all links, and the name in large type. */
export function FooterMain({ site, languages, called }: Props) {
  const { title, lead, columns, madeIn } = site.footer;
  const { name, offices, phone, email, social } = site.agency;
  const places = joinClasses(
    styles[`offices${offices.length || 2}`],
    columns.length !== 3 && styles.others,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.call}>
        {!called && (
          <div>
            <h2>{title}</h2>
            <p>{lead}</p>
          </div>
        )}
        <address className={called ? places : undefined}>
          {phone && (
            <>
              <Link href={phone.href}>{phone.display}</Link>{' '}
            </>
          )}
          <Link href={email.href}>
            <Breakable text={email.display} />
          </Link>
        </address>
      </div>
      <div className={`${styles.columns} ${places}`}>
        {offices.map(({ city, name: heading, lines, timeZone, number, map }) => (
          <div key={city} {...enhance('clock', 'load')}>
            <Clock timeZone={timeZone} office={number} className={styles.time} />
            <h3>{heading}</h3>
            <address>
              <Link href={map.page}>{lines.join('\n')}</Link>
            </address>
            {number === 1 && social.length > 0 && <SocialLinks links={social} />}
          </div>
        ))}
        {offices.length === 0 && social.length > 0 && <SocialLinks links={social} />}
        {columns.map(({ title: heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>{' '}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div
        className={joinClasses(styles.wordmark, hasMarks(name) && 'marked')}
        aria-hidden="true"
        data-name={name}
        style={toMeasures([name])}
      />
      <SmallPrint site={site} languages={languages} note={madeIn} />
    </footer>
  );
}

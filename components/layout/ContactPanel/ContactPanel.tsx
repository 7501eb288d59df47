import { Dialog } from '@/components/islands/disclosure/Dialog';
import { enhance } from '@/components/islands/marks';
import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Clock } from '@/components/ui/Clock/Clock';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Logo } from '@/components/ui/Logo/Logo';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { LanguageLink } from '@/content/schema/language-link';
import { joinByComma } from '@/content/schema/words';
import type { Site } from '@/content/site/site-schema';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks';
import styles from './ContactPanel.module.scss';

type Props = {
  site: Site;
  languages: readonly LanguageLink[];
};

/** The dialog's id. The headers' buttons open it. */
export const CONTACT_PANEL_ID = 'contact-panel';

/** The contact panel: mail and phone, the offices and one's hours, a project, and help. */
export function ContactPanel({ site, languages }: Props) {
  const { panel, agency, mark } = site;
  const shown = panel.office?.number;
  return (
    <Dialog
      id={CONTACT_PANEL_ID}
      look="panel"
      label={panel.label}
      close={panel.close}
      head={<Logo mark={mark} name={agency.name} />}
      className={styles.panel}
    >
      <p>
        <Link href={agency.email.href} className={styles.mail}>
          <Breakable text={agency.email.display} />
        </Link>
        {agency.phone && (
          <>
            {' '}
            <Link href={agency.phone.href} className={styles.phone}>
              {agency.phone.display}
            </Link>
          </>
        )}
      </p>
      <div className={styles.facts} {...enhance('clock')}>
        {agency.offices.map(({ number, name, timeZone, map, lines }) => (
          <div key={number}>
            <Clock timeZone={timeZone} office={number} className={styles.time} />
            <b>{name}</b> <Link href={map.page}>{joinByComma(lines)}</Link>
            {number === shown && panel.office?.hours && panel.hours && (
              <p>
                <b>{panel.hours.days}</b> {panel.hours.times}
              </p>
            )}
          </div>
        ))}
        <TextLink href={panel.chat.href}>{panel.chat.label}</TextLink>
      </div>
      {panel.project && (
        <Link href={panel.project.href} className={styles.project} data-world={panel.project.world}>
          <Picture picture={panel.project.picture} sizes="420px" plain className={styles.picture} />
          <span className={styles.title}>{panel.project.title}</span>
          <Icon name="arrow-up-right" weight="bold" className={styles.go} />
        </Link>
      )}
      {(panel.support.answer || panel.support.links.length > 0) && (
        <div className={styles.support}>
          <h2>{panel.support.title}</h2>
          {panel.support.answer && <p>{panel.support.answer}</p>}
          <ul>
            {panel.support.links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href}>{label}</Link>{' '}
              </li>
            ))}
          </ul>
        </div>
      )}
      <LanguageLinks links={languages} />
    </Dialog>
  );
}

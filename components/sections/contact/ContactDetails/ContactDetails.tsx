import { Lines } from '@/components/ui/Lines/Lines';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Agency, Office } from '@/content/schema/agency';
import { OfficeMap } from '../OfficeMap/OfficeMap';
import styles from './ContactDetails.module.scss';
import type { ContactDetailsData } from './ContactDetails.schema';

type Props = ContactDetailsData &
  Pick<Agency, 'email' | 'phone'> & {
    /** The office whose address and map it shows. */
    office: Pick<Office, 'lines' | 'country' | 'map' | 'surroundings'>;
  };

/** Where to find us: address, mail and telephone, beside a large logo that stands on the map. */
export function ContactDetails({ title, sun, ways, map, office, email, phone }: Props) {
  const contacts = [
    { term: ways.address, lines: [...office.lines, office.country], href: office.map.page },
    { term: ways.email, lines: [email.display], href: email.href },
    { term: ways.phone, lines: [phone.display], href: phone.href },
  ];
  return (
    <section className={styles.details}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <dl className={styles.ways}>
          {contacts.map(({ term, lines, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <address>
                  <Link href={href} className={styles.direct}>
                    <Lines of={lines} />
                  </Link>
                </address>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.place}>
        <div className={styles.arch} aria-hidden="true">
          <Picture picture={sun} sizes="(min-width: 1081px) 18vw, 30vw" />
        </div>
        <OfficeMap
          {...map}
          place={office.lines[0]}
          map={office.map}
          surroundings={office.surroundings}
          className={styles.map}
        />
      </div>
    </section>
  );
}

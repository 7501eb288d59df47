import type { CSSProperties } from 'react';
import { enhance } from '@/components/islands/marks';
import { Breakable } from '@/components/ui/Breakable/Breakable';
import { Clock } from '@/components/ui/Clock/Clock';
import { Head } from '@/components/ui/Head/Head';
import { Lines } from '@/components/ui/Lines/Lines';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Agency, Office } from '@/content/files/agency-schema';
import { OfficeMap } from '../OfficeMap/OfficeMap';
import styles from './ContactDetails.module.scss';
import type { ContactDetailsData } from './ContactDetails.schema';

type Props = ContactDetailsData &
  Pick<Agency, 'email' | 'phone'> & {
    /** The offices whose addresses it shows. */
    addresses: readonly Office[];
    /** The office whose map it shows. */
    office: Pick<Office, 'lines' | 'map' | 'surroundings'> | undefined;
  };

/** The longest part of a mail address that stays on one line. */
const findLongest = (address: string) =>
  Math.max(...address.split(/(?=@)/).map((part) => part.length));

/** Where to find us: every address with its clock, telephone and mail, beside a large logo that stands on the map. */
export function ContactDetails({ title, sun, ways, map, addresses, office, email, phone }: Props) {
  const contacts = [
    ...addresses.map(({ city, address, timeZone, number, map: { page } }) => ({
      term: ways.address,
      clock: <Clock city={city} timeZone={timeZone} office={number} />,
      words: <Lines of={address} />,
      href: page,
    })),
    ...(phone
      ? [{ term: ways.phone, clock: null, words: <Lines of={[phone.display]} />, href: phone.href }]
      : []),
    {
      term: ways.email,
      clock: null,
      words: <Breakable text={email.display} />,
      longest: findLongest(email.display),
      href: email.href,
    },
  ];
  return (
    <section className={styles.details}>
      <div className={styles.words}>
        <Head title={title} measure="narrow" />
        <dl
          className={styles.ways}
          data-many={contacts.length > 4 || undefined}
          {...enhance('clock')}
        >
          {contacts.map(({ term, clock, words, href, ...rest }) => (
            <div key={href}>
              <dt>
                {term} {clock}
              </dt>
              <dd
                style={
                  'longest' in rest ? ({ '--longest': rest.longest } as CSSProperties) : undefined
                }
              >
                <address>
                  <Link href={href} className={styles.direct}>
                    {words}
                  </Link>
                </address>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.place}>
        <div className={styles.arch} aria-hidden="true">
          <Picture picture={sun} sizes="(min-width: 68em) 18vw, 30vw" />
        </div>
        {office && map && (
          <OfficeMap
            {...map}
            place={office.lines[0]}
            map={office.map}
            surroundings={office.surroundings}
            className={styles.map}
          />
        )}
      </div>
    </section>
  );
}

import { Link } from '@/components/ui/Link/Link';
import { People } from '@/components/ui/People/People';
import type { PersonCard } from '@/content/collections/person-schema';
import type { LinkData } from '@/content/files/href';
import styles from './Credits.module.scss';
import type { CreditsData } from './Credits.schema';

type Props = {
  words: CreditsData;
  people: readonly PersonCard[];
  /** Who else worked on it: people without a page. */
  others: readonly { name: string; role: string }[];
  services: readonly LinkData[];
};

/**
 * Who worked on a project: people with a page in arches, the others by name. Beside them, the services
 * that it drew on.
 */
export function Credits({ words, people, others, services }: Props) {
  const worked = people.length + others.length;
  if (worked + services.length === 0) return null;
  return (
    <section className={styles.credits}>
      {worked > 0 && (
        <div>
          <h2>{words.people}</h2>
          {people.length > 0 && (
            <People people={people} sizes="(min-width: 68em) 20vw, (min-width: 44em) 30vw" />
          )}
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map(({ name, role }) => (
                <li key={name}>
                  <b>{name}</b> <span>{role}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {services.length > 0 && (
        <div className={styles.services}>
          <h2>{words.services}</h2>
          <ul>
            {services.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

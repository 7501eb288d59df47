import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { LinkData } from '@/content/schema/href';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './Credits.module.scss';
import type { CreditsData } from './Credits.schema';

/** Somebody who worked on a project, with the address of their page. */
export type Worker = {
  name: string;
  role: string;
  href: string;
  portrait: PictureData;
  world: World;
};

type Props = {
  words: CreditsData;
  people: readonly Worker[];
  services: readonly LinkData[];
};

/** Who worked on a project, each in an arch, and the services that it drew on. */
export function Credits({ words, people, services }: Props) {
  if (people.length + services.length === 0) return null;
  return (
    <section className={styles.credits}>
      {people.length > 0 && (
        <div className={styles.people}>
          <h2>{words.people}</h2>
          <ul>
            {people.map(({ name, role, href, portrait, world }) => (
              <li key={href} data-card>
                <span className={styles.arch} data-world={world} data-shared="from">
                  <Picture
                    picture={{ ...portrait, alt: '' }}
                    sizes="(min-width: 1081px) 15vw, 42vw"
                  />
                </span>
                <h3>
                  <Link href={href}>{name}</Link>
                </h3>
                <p>{role}</p>
              </li>
            ))}
          </ul>
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

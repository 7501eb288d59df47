import { ButtonLink } from '@/components/ui/Button/Button';
import { joinClasses } from '@/components/ui/joinClasses';
import { Lines } from '@/components/ui/Lines/Lines';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PersonCard } from '@/content/collections/person-schema';
import { hasBackground } from '@/content/schema/picture';
import styles from './TeamTeaser.module.scss';
import type { TeamTeaserData } from './TeamTeaser.schema';

type Props = TeamTeaserData & {
  /** The people in it, from left to right. */
  people: readonly PersonCard[];
};

/** As many people as have room beside each other. */
const MOST = 6;

/** The group portrait of the first six of the team, standing in front of its own title. Each leads to its page. */
export function TeamTeaser({ title, lead, action, world, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section className={styles.team} data-world={world} style={toMeasures([title])}>
      <h2 className={styles.title}>
        <Lines of={[title]} />
      </h2>
      <div className={styles.words}>
        <p>{lead}</p>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <ul className={styles.people}>
        {people.slice(0, MOST).map(({ title: name, url, designation, image }) => (
          <li
            key={name}
            className={joinClasses(styles.person, hasBackground(image) && styles.photograph)}
          >
            <Link href={url}>
              <Picture
                picture={{ ...image, alt: '' }}
                sizes="(min-width: 44em) 24vw, 60vw"
                cutOut
                plain
              />
              <p>
                <b>{name}</b> {designation}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

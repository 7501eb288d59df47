import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { PersonCard } from '@/content/collections/person-schema';
import styles from './TeamGrid.module.scss';
import type { TeamGridData } from './TeamGrid.schema';

type Props = TeamGridData & { members: readonly PersonCard[] };

/** The team's cards, each in its own world, the middle column a step lower. */
export function TeamGrid({ title, more, members }: Props) {
  return (
    <section className={styles.team}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      <ul className={styles.grid} {...reveal(EVERY_TIME)}>
        {members.map(({ image, url, title: name, designation, description, world }) => (
          <li key={name} className={styles.card} data-card>
            <span className={styles.set} data-world={world} data-shared="from">
              <Picture
                picture={image}
                sizes="(min-width: 68em) 27vw, 37vw"
                className={styles.bust}
                cutOut
              />
            </span>
            <h3 className={styles.name}>
              <Link href={url}>{name}</Link>
            </h3>
            <p className={styles.role}>{designation}</p>
            <p className={styles.about}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

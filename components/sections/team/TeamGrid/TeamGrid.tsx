import type { CSSProperties } from 'react';
import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Frame } from '@/components/ui/Frame/Frame';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { PersonCard } from '@/content/collections/person-schema';
import styles from './TeamGrid.module.scss';
import type { TeamGridData } from './TeamGrid.schema';

type Props = TeamGridData & { members: readonly PersonCard[] };

/** Whether a card stands a step lower: every second one of two in a row, or the middle one of three. */
const getDrop = (i: number) =>
  ({ '--of-2': i % 2, '--of-3': i % 3 === 1 ? 1 : 0 }) as CSSProperties;

/** The team's cards, each in its own world, the middle column a step lower. */
export function TeamGrid({ title, more, members }: Props) {
  return (
    <section className={styles.team} data-few={members.length < 3 || undefined}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      <ul className={styles.grid} {...reveal(EVERY_TIME)}>
        {members.map(({ image, url, title: name, designation, description, world }, i) => (
          <li key={name} className={styles.card} style={getDrop(i)} data-card>
            <Frame
              picture={image}
              world={world}
              fit="bust"
              sizes="(min-width: 68em) 27vw, 37vw"
              cutOut
              className={styles.set}
            />
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

import { People } from '@/components/ui/People/People';
import type { PersonCard } from '@/content/collections/person-schema';
import styles from './Crew.module.scss';

type Props = { title: string; people: readonly PersonCard[] };

/** A line about the team, and its people in arches. */
export function Crew({ title, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section className={styles.crew}>
      <h2 className={styles.title}>{title}</h2>
      <People people={people} sizes="(min-width: 68em) 16vw, (min-width: 44em) 30vw" />
    </section>
  );
}

import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PersonCard } from '@/content/team/schema';
import styles from './Years.module.scss';
import type { YearsData } from './Years.schema';

type Props = YearsData & {
  /** The people of the years, by their slugs. */
  people: readonly PersonCard[];
};

/** The company's years in a row, each with the bust of somebody who came. */
export function Years({ title, items, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.years} {...reveal(EVERY_TIME)}>
        {items.map(({ year, person, text }) => {
          const who = people.find(({ slug }) => slug === person);
          return (
            who && (
              <li key={year} className={styles.year} data-card>
                <span className={styles.bust} data-world={who.world} data-shared="from">
                  <Picture
                    picture={{ ...who.image, alt: '' }}
                    sizes="(min-width: 1081px) 20vw, (min-width: 701px) 31vw, 100px"
                  />
                </span>
                <div>
                  <p className={styles.figure}>{year}</p>
                  <h3 className={styles.name}>
                    <Link href={who.url}>{who.title}</Link>
                  </h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

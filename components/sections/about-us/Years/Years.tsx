import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Person, PersonCard } from '@/content/collections/person-schema';
import styles from './Years.module.scss';

type Props = { title: string; people: readonly (PersonCard & Pick<Person, 'came'>)[] };

/** The company's years in a row, each with the bust of somebody who came. */
export function Years({ title, people }: Props) {
  const years = people
    .flatMap(({ came, ...who }) => (came ? [{ ...who, ...came }] : []))
    .sort((a, b) => a.year.localeCompare(b.year));
  if (years.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.years} {...reveal(EVERY_TIME)}>
        {years.map(({ slug, world, image, year, title: name, url, text }) => (
          <li key={slug} className={styles.year} data-card>
            <span className={styles.bust} data-world={world} data-shared="from">
              <Picture
                picture={{ ...image, alt: '' }}
                sizes="(min-width: 68em) 20vw, (min-width: 44em) 31vw, 100px"
              />
            </span>
            <div>
              <p className={styles.figure}>{year}</p>
              <h3 className={styles.name}>
                <Link href={url}>{name}</Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

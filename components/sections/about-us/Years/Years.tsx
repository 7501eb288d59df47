import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
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
      <Head title={title} measure="wide" />
      <ol
        className={styles.years}
        data-many={years.length > 5 || undefined}
        {...reveal(EVERY_TIME)}
      >
        {years.map(({ slug, world, image, year, title: name, url, text }) => (
          <li key={slug} className={styles.year} data-card>
            <Frame
              picture={{ ...image, alt: '' }}
              world={world}
              shape="arch"
              fit="bust"
              sizes="(min-width: 68em) 20vw, (min-width: 44em) 31vw, 100px"
              cutOut
            />
            <div>
              <b>{year}</b>
              <h3>
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

import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Figure } from '@/components/ui/Figure/Figure';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import rows from '@/components/ui/Rows/Rows.module.scss';
import { toPlaces } from '@/components/ui/Rows/toPlaces';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ProjectCard } from '@/content/collections/project-schema';
import styles from './CaseStudies.module.scss';
import type { CaseStudiesData } from './CaseStudies.schema';

type Props = CaseStudiesData & { projects: readonly ProjectCard[] };

/** Of four, one has its words beside the set, one on a panel as wide as the page, and two share a row. */
const PATTERNS = { tablet: [[12]], laptop: [[12], [12], [7, 5]] };

const LOOKS = ['beside', 'panel', 'share', 'share'] as const;

/** The case studies, each with a set from edge to edge. Its words are beside the set or on it. */
export function CaseStudies({ title, lead, more, search, projects }: Props) {
  const places = toPlaces(projects.length, PATTERNS);
  return (
    <section className={styles.section}>
      <Head title={title} measure="usual" split={7} className={styles.head}>
        <div>
          <p>{lead}</p>
          {search && <TextLink href={search.href}>{search.label}</TextLink>}
        </div>
      </Head>
      <ul className={rows.rows} {...reveal(EVERY_TIME)}>
        {projects.map(({ slug, kind, title: name, desc, url, world, image, figures }, i) => (
          <li
            key={slug}
            id={slug}
            className={styles.case}
            data-world={world}
            data-card
            data-look={LOOKS[i % LOOKS.length]}
            data-turned={i % 8 > 3 ? '' : undefined}
            {...places[i]}
          >
            <Frame
              picture={image}
              sizes="(min-width: 68em) 68vw, 100vw"
              framed
              cutOut
              work
              className={styles.set}
            />
            <div className={styles.words}>
              <p className={styles.kind}>{kind}</p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.desc}>{desc}</p>
              {figures.length > 0 && (
                <ul className={styles.figures}>
                  {figures.map((figure) => (
                    <Figure key={figure.value} as="li" {...figure} />
                  ))}
                </ul>
              )}
              <Link href={url} className={styles.more}>
                {more}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

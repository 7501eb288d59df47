import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ProjectData } from '@/content/schema/project';
import styles from './CaseStudies.module.scss';
import type { CaseStudiesData } from './CaseStudies.schema';

type Props = CaseStudiesData & { projects: readonly ProjectData[] };

/** The case studies, each with a set from edge to edge. Its words are beside the set or on it. */
export function CaseStudies({ title, lead, projects }: Props) {
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </header>
      <ul className={styles.cases} {...reveal(EVERY_TIME)}>
        {projects.map(({ client, kind, title: name, desc, url, more, world, image, figures }) => (
          <li key={client} id={client} className={styles.case} data-world={world} data-card>
            <div className={styles.set} data-shared="from" data-work>
              <Picture
                picture={image}
                sizes="(min-width: 1081px) 68vw, 100vw"
                className={styles.image}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.kind}>{kind}</p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.desc}>{desc}</p>
              {figures.length > 0 && (
                <ul className={styles.figures}>
                  {figures.map(({ value, label }) => (
                    <li key={value}>
                      <b>{value}</b> <span>{label}</span>
                    </li>
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

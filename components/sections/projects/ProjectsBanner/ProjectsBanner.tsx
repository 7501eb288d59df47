import type { CSSProperties } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Frame } from '@/components/ui/Frame/Frame';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Link } from '@/components/ui/Link/Link';
import type { ProjectCard } from '@/content/collections/project-schema';
import styles from './ProjectsBanner.module.scss';
import type { ProjectsBannerData } from './ProjectsBanner.schema';

type Props = ProjectsBannerData & { projects: readonly ProjectCard[] };

/** The page's title. In front of it, the cases are the arches of a climbing viaduct. Each leads to its story. */
export function ProjectsBanner({ breadcrumb, title, lead, label, projects }: Props) {
  return (
    <section className={styles.banner}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title} style={toMeasures([title])}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label={label} className={styles.viaduct}>
        <ul data-few={projects.length < 3 || undefined}>
          {projects.map(({ slug, name, url, image, second = image, world }, i) => (
            <li key={slug} style={{ '--of-3': i % 3, '--of-6': i % 6 } as CSSProperties}>
              <Link href={url} className={styles.span}>
                <Frame
                  picture={second}
                  world={world}
                  shape="arch"
                  sizes="(min-width: 44em) 22vw, 30vw"
                  framed
                  eager={i === 0}
                  work
                  className={styles.arch}
                />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

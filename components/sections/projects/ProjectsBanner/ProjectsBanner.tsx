import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { ProjectCard } from '@/content/collections/project-schema';
import styles from './ProjectsBanner.module.scss';
import type { ProjectsBannerData } from './ProjectsBanner.schema';

type Props = ProjectsBannerData & { projects: readonly ProjectCard[] };

/** The page's title. In front of it, the cases are the arches of a climbing viaduct. */
export function ProjectsBanner({ breadcrumb, title, lead, label, projects }: Props) {
  return (
    <section className={styles.banner}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label={label} className={styles.viaduct}>
        <ul>
          {projects.map(({ slug, name, image, second = image, world }, i) => (
            <li key={slug}>
              <Link href={`#${slug}`} className={styles.span}>
                <span className={styles.arch} data-world={world} data-work>
                  <Picture
                    picture={second}
                    sizes="(min-width: 44em) 22vw, 30vw"
                    className={styles.picture}
                    framed
                    eager={i === 0}
                  />
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

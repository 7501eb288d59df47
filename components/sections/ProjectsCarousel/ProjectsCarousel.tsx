import { enhance } from '@/components/islands/enhance';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { RailButtons } from '@/components/ui/RailButtons/RailButtons';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { ProjectData } from '@/content/schema/project';
import type { ProjectsCarouselData } from '@/content/schema/team-details-page';
import styles from './ProjectsCarousel.module.scss';

type Props = ProjectsCarouselData & { projects: readonly ProjectData[] };

/** The projects in a row that scrolls sideways and rests with one of them in the middle. */
export function ProjectsCarousel({ title, all, previous, next, projects }: Props) {
  return (
    <section className={styles.carousel} {...enhance('rail', 'visible')}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <TextLink href={all.href}>{all.label}</TextLink>
        <RailButtons previous={previous} next={next} />
      </div>
      <ul className={styles.row} data-rail>
        {projects.map(({ client, name, kind, url, image, world }) => (
          <li key={client} className={styles.slide} data-world={world}>
            <span className={styles.set}>
              <Picture
                picture={image}
                sizes="(min-width: 1081px) 46vw, (min-width: 701px) 66vw, 110vw"
                className={styles.image}
              />
            </span>
            <h3 className={styles.name}>
              <Link href={url}>{name}</Link>
            </h3>
            <p className={styles.kind}>{kind}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

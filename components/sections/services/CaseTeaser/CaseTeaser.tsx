import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Project } from '@/content/collections/project-schema';
import styles from './CaseTeaser.module.scss';
import type { CaseTeaserData } from './CaseTeaser.schema';

type Props = CaseTeaserData & { project: Pick<Project, 'world' | 'image' | 'url'> };

/** One case study: its picture, which runs off the page's edge, and up to three very large facts. */
export function CaseTeaser({ label, title, facts, link, project }: Props) {
  return (
    <section className={styles.teaser} data-world={project.world} data-card>
      <div className={styles.frame} data-shared="from">
        <Picture picture={project.image} sizes="(min-width: 68em) 66vw, 96vw" framed />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2>{title}</h2>
        <dl className={styles.facts}>
          {facts.map(({ value, meaning }) => (
            <div key={meaning}>
              <dt>{value}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink href={project.url}>{link}</TextLink>
        </p>
      </div>
    </section>
  );
}

import { Figure } from '@/components/ui/Figure/Figure';
import { Frame } from '@/components/ui/Frame/Frame';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Project } from '@/content/collections/project-schema';
import styles from './CaseTeaser.module.scss';
import type { CaseTeaserData } from './CaseTeaser.schema';

type Props = CaseTeaserData & { project: Pick<Project, 'world' | 'image' | 'url'> };

/** One case study: its picture, which runs off the page's edge, and up to three very large facts. */
export function CaseTeaser({ label, title, facts, link, project }: Props) {
  return (
    <section className={styles.teaser} data-world={project.world} data-card>
      <Frame
        picture={project.image}
        sizes="(min-width: 68em) 66vw, 96vw"
        framed
        className={styles.frame}
      />
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2>{title}</h2>
        <ul className={styles.facts}>
          {facts.map(({ value, meaning }) => (
            <Figure key={meaning} as="li" value={value} label={meaning} />
          ))}
        </ul>
        <p>
          <TextLink href={project.url}>{link}</TextLink>
        </p>
      </div>
    </section>
  );
}

import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import styles from './ProjectHero.module.scss';
import type { ProjectHeroData } from './ProjectHero.schema';

type Props = ProjectHeroData;

/** A project's banner: the title on its set, and the facts of the engagement at its foot. */
export function ProjectHero({ breadcrumb, client, title, lead, world, picture, facts }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.set} data-world={world}>
        <TopPicture
          className={styles.scene}
          picture={picture}
          sizes="(min-width: 701px) 68vw, 120vw"
        />
        <div className={styles.words}>
          <Breadcrumb {...breadcrumb} />
          <h1 className={styles.title}>
            <span className={styles.client}>{client}: </span>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

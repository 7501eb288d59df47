import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import { joinClasses } from '@/components/ui/joinClasses';
import { isRound, toMeasures } from '@/components/ui/Lines/measureTitle';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import type { ClientLogoData } from '@/content/schema/client-logo';
import { hasBackground } from '@/content/schema/picture';
import type { Stage } from '../story.schema';
import styles from './ProjectHero.module.scss';
import type { ProjectHeroData } from './ProjectHero.schema';

type Props = ProjectHeroData & {
  /** The client's logo. Without one, its name stands above the title. */
  logo?: ClientLogoData | undefined;
};

const SIZES = {
  beside: '(min-width: 68em) 68vw, 84vw',
  wide: '(min-width: 44em) 100vw, 86vw',
  tall: '(min-width: 68em) 60vw, 80vw',
} satisfies Record<Stage, string>;

/**
 * A project's banner in one of three compositions: the title on its set, the client's name from
 * edge to edge above its set, or its set in a tall arch. The facts of the engagement stand at its foot.
 */
export function ProjectHero(props: Props) {
  const { breadcrumb, client, logo, title, lead, world, picture, facts, stage } = props;
  return (
    <section
      className={joinClasses(styles[stage], hasBackground(picture) && styles.photograph)}
      style={stage === 'wide' ? toMeasures([client]) : undefined}
    >
      <div className={styles.set} data-world={world}>
        <TopPicture
          className={styles.scene}
          picture={picture}
          sizes={SIZES[stage]}
          cutOut={stage === 'beside'}
        />
        <div className={styles.words}>
          <Breadcrumb {...breadcrumb} />
          <h1 className={styles.title}>
            <span className={styles.client} data-round={isRound(client) || undefined}>
              {logo && stage !== 'wide' ? <ClientLogo {...logo} name={client} /> : client}
              <span className="visually-hidden">: </span>
            </span>
            <span className={styles.what}>{title}</span>
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

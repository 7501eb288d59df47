import type { World } from '@/content/schema/world';
import { Story } from '../../project/CaseStory/Story';
import { Chapter } from '../../project/Chapter/Chapter';
import { Journeys } from '../../project/Journeys/Journeys';
import { Scene } from '../../project/Scene/Scene';
import { Shelves } from '../../project/Shelves/Shelves';
import { Steps } from '../../project/Steps/Steps';
import styles from './ProjectStory.module.scss';
import type { ProjectStoryData } from './ProjectStory.schema';

type Props = ProjectStoryData & {
  /** The colours of the project: the ground of its picture. */
  world: World;
};

/** A project told in three chapters: the brief, the work, and the results in drawn figures. */
export function ProjectStory({ brief, work, outcome, world }: Props) {
  const { picture, caption, ...steps } = work;
  return (
    <Story>
      <Chapter {...brief} layout="beside" ground="page" />
      <Steps {...steps} side="start" ground="page" world={world} />
      <Scene picture={picture} caption={caption} frame="wide" side="end" world={world} />
      <section className={styles.outcome}>
        <h2>{outcome.title}</h2>
        <Journeys {...outcome.speed} as="p" />
        <Shelves {...outcome.accuracy} as="p" />
      </section>
    </Story>
  );
}

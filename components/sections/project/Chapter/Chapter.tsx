import { Ground } from '@/components/ui/Ground/Ground';
import { joinClasses } from '@/components/ui/joinClasses';
import type { World } from '@/content/schema/world';
import styles from './Chapter.module.scss';
import type { ChapterData } from './Chapter.schema';

type Props = Omit<ChapterData, 'kind' | 'layout'> & {
  layout: ChapterData['layout'] | 'hindsight';
  world?: World;
};

/** Running text beside its title, which may have the arch of the logo, or below a title as wide as the page. */
export function Chapter({ title, lead, paragraphs, layout, ground, world }: Props) {
  return (
    <Ground on={ground} world={world} className={joinClasses(styles.chapter, styles[layout])}>
      <h2>{title}</h2>
      {lead && layout === 'below' && <p className={styles.lead}>{lead}</p>}
      <div className={styles.text}>
        {lead && layout === 'beside' && <p className={styles.lead}>{lead}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Ground>
  );
}

import { Ground } from '@/components/ui/Ground/Ground';
import type { World } from '@/content/schema/world';
import styles from './Hindsight.module.scss';
import type { HindsightData } from './Hindsight.schema';

type Props = Omit<HindsightData, 'kind'> & { world: World };

/** What we would do differently, under the arch of the logo. */
export function Hindsight({ title, paragraphs, ground, world }: Props) {
  return (
    <Ground on={ground} world={world} className={styles.hindsight}>
      <h2>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Ground>
  );
}

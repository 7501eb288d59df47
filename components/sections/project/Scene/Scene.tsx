import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import type { World } from '@/content/schema/world';
import styles from './Scene.module.scss';
import type { SceneData } from './Scene.schema';

type Props = Omit<SceneData, 'kind'> & { world: World };

const SIZES = {
  wide: '100vw',
  tall: '(min-width: 44em) 58vw, 100vw',
};

/** A picture from edge to edge with its caption below, or in an arch with its caption beside it. */
export function Scene({ picture, caption, frame, side, world }: Props) {
  return (
    <figure className={joinClasses(styles[frame], styles[side])} data-world={world}>
      <span className={styles.frame}>
        <Picture picture={picture} sizes={SIZES[frame]} framed />
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.scss';

type Props = {
  /** A bust without a background, or a photograph, which fills the circle. */
  picture: PictureData;
  /** The colours behind a picture without a backdrop. */
  world?: World;
};

/** A portrait in a circle. Decorative, because a name stands beside it. */
export function Portrait({ picture, world }: Props) {
  return (
    <span className={styles.portrait} data-world={world}>
      <Picture picture={{ ...picture, alt: '' }} sizes="106px" cutOut plain />
    </span>
  );
}

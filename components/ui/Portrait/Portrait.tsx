import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import { Picture } from '../Picture/Picture';
import styles from './Portrait.module.scss';

type Props = {
  /** A bust. */
  picture: PictureData;
  /** The colours behind it, where the picture has no backdrop of its own. */
  world?: World;
};

/** The head of a bust in a circle, beside the name that says who it is. */
export function Portrait({ picture, world }: Props) {
  return (
    <span className={styles.portrait} data-world={world}>
      <Picture picture={{ ...picture, alt: '' }} sizes="110px" />
    </span>
  );
}

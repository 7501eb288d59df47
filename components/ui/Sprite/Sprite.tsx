import type { PictureData } from '@/content/schema/picture';
import { Picture } from '../Picture/Picture';
import styles from './Sprite.module.scss';

type Props = {
  picture: PictureData;
  /** The widest it is shown, in CSS pixels. */
  width: number;
  /** Places it; the class sets position and size. */
  className?: string | undefined;
};

/** A small clay shape that floats beside the words. Decoration only. */
export function Sprite({ picture, width, className }: Props) {
  return (
    <span className={`${styles.sprite} ${className ?? ''}`} aria-hidden="true">
      <Picture picture={picture} sizes={`${width}px`} />
    </span>
  );
}

import type { PictureData } from '@/content/schema/picture';
import { Picture } from '../Picture/Picture';
import styles from './Sprite.module.scss';

type Props = {
  picture: PictureData;
  /** The widest it is shown, in CSS pixels; on a phone it is some 80 at most. */
  width: number;
  /** Places it; the class sets position and size. */
  className?: string | undefined;
};

/** A small clay shape that floats beside the words. Decoration only. */
export function Sprite({ picture, width, className }: Props) {
  return (
    <span className={`${styles.sprite} ${className ?? ''}`} aria-hidden="true">
      <Picture picture={picture} sizes={`(min-width: 701px) ${width}px, 80px`} />
    </span>
  );
}

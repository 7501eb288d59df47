import type { PictureData } from '@/content/schema/picture';
import { Picture } from '../Picture/Picture';
import styles from './Sprite.module.scss';

type Props = {
  picture: PictureData;
  /** The widest it is shown, in CSS pixels. A phone shows it at about half of that. */
  width: number;
  /** Places it; the class sets position and size. */
  className?: string | undefined;
};

/** What a phone asks for, of the width on wide screens: half, and of that 1.7 pixels a point at 2x. */
const ON_A_PHONE = 0.44;

/** A small clay shape that floats beside the words. Decoration only. */
export function Sprite({ picture, width, className }: Props) {
  return (
    <span className={`${styles.sprite} ${className ?? ''}`} aria-hidden="true">
      <Picture
        picture={picture}
        sizes={`(min-width: 701px) ${width}px, ${Math.round(width * ON_A_PHONE)}px`}
      />
    </span>
  );
}

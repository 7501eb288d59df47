import type { PictureData } from '@/content/schema/picture';
import { joinClasses } from '../joinClasses';
import { Picture } from '../Picture/Picture';
import styles from './Sprite.module.scss';

type Props = {
  picture: PictureData;
  /** The largest width in CSS pixels. Phones show about half of it. */
  width: number;
  /** Sets position and size. */
  className?: string | undefined;
};

/** The share of `width` that `sizes` gives phones: half of it, at a density of 1.7 instead of 2. */
const PHONE_SHARE = 0.44;

/** A small decorative shape that floats beside the text. */
export function Sprite({ picture, width, className }: Props) {
  return (
    <span className={joinClasses(styles.sprite, className)} aria-hidden="true">
      <Picture
        picture={picture}
        cutOut
        plain
        sizes={`(min-width: 44em) ${width}px, ${Math.round(width * PHONE_SHARE)}px`}
      />
    </span>
  );
}

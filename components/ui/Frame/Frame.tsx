import type { ComponentProps } from 'react';
import type { World } from '@/content/schema/world';
import { joinClasses } from '../joinClasses';
import { Picture } from '../Picture/Picture';
import styles from './Frame.module.scss';

type Props = ComponentProps<typeof Picture> & {
  /** The colours behind the picture, where they are not those of the part around it. */
  world?: World | undefined;
  /** The logo's arch in place of round corners, or none: the card around it clips the picture. */
  shape?: 'arch' | 'bare';
  /** The whole picture on its world's ground, or a cut-out person who stands on the lower edge, in place of a full frame. */
  fit?: 'whole' | 'bust' | undefined;
  /** Whether it shows a case study, which the cursor says. */
  work?: boolean;
  /** The class of the frame. */
  className?: string | undefined;
};

/**
 * A picture in a frame that clips it. In an element with `data-card`, the picture grows while a visitor reaches
 * that element, and becomes the picture at the top of the next page.
 */
export function Frame({ world, shape, fit, work, className, ...picture }: Props) {
  return (
    <span
      className={joinClasses(styles.frame, shape && styles[shape], fit && styles[fit], className)}
      data-world={world}
      data-shared="from"
      data-work={work ? '' : undefined}
    >
      <Picture {...picture} />
    </span>
  );
}

import type { HTMLAttributes } from 'react';
import type { World } from '@/content/schema/world';
import { joinClasses } from '../joinClasses';
import styles from './Ground.module.scss';

type Props = HTMLAttributes<HTMLElement> & {
  /** The page's own ground, a panel in the colours of a world, or a panel of ink. */
  on?: 'page' | 'world' | 'ink';
  /** Where it keeps a section's space free, on the page's own ground. */
  space?: 'around' | 'above' | 'below';
  /** The world of the part. Pictures in it may use its colours on every ground. */
  world?: World | undefined;
  /** The element: `div` where the part has no heading. */
  as?: 'section' | 'div';
};

/** A part of a page on a ground. Every colour token inside follows the ground. */
export function Ground({
  on = 'page',
  space,
  world,
  as: Element = 'section',
  className,
  ...rest
}: Props) {
  return (
    <Element
      className={joinClasses(styles.ground, styles[on], space && styles[space], className)}
      data-world={world}
      {...rest}
    />
  );
}

import type { ReactNode } from 'react';
import type { World } from '@/content/schema/world';
import styles from './Ground.module.scss';

type Props = {
  /** The page's own ground, a panel in the colours of a world, or a panel of ink. */
  on: 'page' | 'world' | 'ink';
  /** The world of the part. Pictures in it may use its colours on every ground. */
  world?: World | undefined;
  /** The element: `div` where the part has no heading. */
  as?: 'section' | 'div';
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page on a ground. Every colour token inside follows the ground. */
export function Ground({ on, world, as: Element = 'section', className = '', children }: Props) {
  return (
    <Element className={`${styles.ground} ${className}`} data-ground={on} data-world={world}>
      {children}
    </Element>
  );
}

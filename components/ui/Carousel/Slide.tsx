import type { ReactNode } from 'react';
import { wording } from '@/content/files/wording';
import { slideRole } from './carousel';
import styles from './Slides.module.scss';

type Props = {
  /** The slide's index among `count` slides, from 0. */
  index: number;
  count: number;
  children: ReactNode;
  className?: string | undefined;
};

/** One slide of `Slides`. */
export function Slide({ index, count, children, className }: Props) {
  return (
    <div
      className={`swiper-slide ${styles.slide} ${className ?? ''}`}
      {...slideRole(wording().carousel, index, count)}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Slides.module.scss';

type Props = {
  /** The slides, each a `Slide`. */
  children: ReactNode;
  /** Sets `--in-view` (the number of slides in view) and `--between` (the gap between them). */
  className?: string | undefined;
  /** Whether the row takes the focus. Needed if the slides do not, to scroll by keyboard. */
  focusable?: boolean;
};

/** The slides of a carousel: a row that scrolls sideways until Swiper takes it over. */
export function Slides({ children, className, focusable = false }: Props) {
  return (
    <div
      className={`${styles.viewport} ${className ?? ''}`}
      data-slides
      {...(focusable && { tabIndex: 0 })}
    >
      <div className={`swiper-wrapper ${styles.row}`}>{children}</div>
    </div>
  );
}

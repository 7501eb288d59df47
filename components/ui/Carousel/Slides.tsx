import type { ReactNode } from 'react';
import styles from './Slides.module.scss';

type Props = {
  /** Slides, each a `Slide`. */
  children: ReactNode;
  /** Sets `--in-view` (slides in view) and `--between` (the gap between them). */
  className?: string | undefined;
  /** Whether nothing in the slides takes the focus, so that the row itself must, to scroll by keys. */
  focusable?: boolean;
};

/** A carousel's slides: a row that scrolls sideways, until Swiper takes it over as it stands. */
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

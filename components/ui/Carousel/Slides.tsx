import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './Slides.module.scss';

type Props = {
  /** The slides, each a `Slide`. */
  children: ReactNode;
  /** Sets `--in-view` (the number of slides in view) and `--between` (the gap between them). */
  className?: string | undefined;
  /** The name of a row that takes the focus, so that the keyboard scrolls it. Needed if the slides take none. */
  label?: string | undefined;
};

/** The slides of a carousel: a row that scrolls sideways until Swiper takes it over. */
export function Slides({ children, className, label }: Props) {
  return (
    <div
      className={joinClasses(styles.viewport, className)}
      data-slides
      {...(label && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div className={`swiper-wrapper ${styles.row}`}>{children}</div>
    </div>
  );
}

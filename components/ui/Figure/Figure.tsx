import type { FigureData } from '@/content/schema/figure';
import { joinClasses } from '../joinClasses';
import styles from './Figure.module.scss';

type Props = FigureData & {
  /** The element: a heading where the figure opens a part of the page, or an item of a list, with a smaller label. */
  as?: 'h2' | 'p' | 'li';
  className?: string | undefined;
};

/** A number as large as a picture, and what it measures. */
export function Figure({ value, label, as: Element = 'p', className }: Props) {
  return (
    <Element className={joinClasses(styles.figure, className)}>
      <b>{value}</b> <span>{label}</span>
    </Element>
  );
}

import type { FigureData } from '@/content/schema/figure';
import styles from './Figure.module.scss';

type Props = FigureData & {
  /** The element: a heading where the figure opens a part of the page. */
  as?: 'h2' | 'p';
  className?: string | undefined;
};

/** A number as large as a picture, and what it measures. */
export function Figure({ value, label, as: Element = 'p', className = '' }: Props) {
  return (
    <Element className={`${styles.figure} ${className}`}>
      <b>{value}</b> <span>{label}</span>
    </Element>
  );
}

import { Figure } from '@/components/ui/Figure/Figure';
import { Ground } from '@/components/ui/Ground/Ground';
import styles from './Shelves.module.scss';
import type { ShelvesData } from './Shelves.schema';

type Props = Omit<ShelvesData, 'kind'> & {
  /** The element of the figure: a heading where the figure opens a part of the page. */
  as?: 'h2' | 'p';
};

/** A figure, and the same as a count of boxes. */
export function Shelves({ value, label, shelves, right, caption, as = 'h2' }: Props) {
  return (
    <Ground on="page" as={as === 'h2' ? 'section' : 'div'} className={styles.part}>
      <Figure value={value} label={label} as={as} />
      <div className={styles.count}>
        <span className={styles.shelves} aria-hidden="true" data-many={shelves > 40}>
          {Array.from({ length: shelves }, (_, index) => (
            <i key={index} data-right={index < right} />
          ))}
        </span>
        <p>{caption}</p>
      </div>
    </Ground>
  );
}

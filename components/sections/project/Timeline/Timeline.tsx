import type { CSSProperties } from 'react';
import { enhance } from '@/components/islands/marks';
import { Ground } from '@/components/ui/Ground/Ground';
import type { World } from '@/content/schema/world';
import styles from './Timeline.module.scss';
import type { TimelineData } from './Timeline.schema';

type Props = Omit<TimelineData, 'kind'> & { world: World };

/** The most marks in one row of arches. */
const ROW = 4;

/** Marks along a line of arches in one or two rows, which runs down the page on phones. */
export function Timeline({ title, marks, office, ground, world }: Props) {
  const columns = marks.length > ROW ? Math.ceil(marks.length / 2) : marks.length;
  return (
    <Ground on={ground} world={world} className={styles.timeline}>
      <h2>{title}</h2>
      <ol
        className={styles.marks}
        style={{ '--columns': columns } as CSSProperties}
        data-city={office}
        {...(office && enhance('clock'))}
      >
        {marks.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b> <span>{what}</span>
          </li>
        ))}
      </ol>
    </Ground>
  );
}

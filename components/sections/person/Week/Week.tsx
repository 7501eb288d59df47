import { Ground } from '@/components/ui/Ground/Ground';
import type { World } from '@/content/schema/world';
import styles from './Week.module.scss';

type Props = {
  title: string;
  world: World;
  days: readonly { day: string; what: string }[];
};

/** What a person does all week: the names of the days in large type, each with its work beside it. */
export function Week({ title, world, days }: Props) {
  return (
    <Ground on="world" world={world} className={styles.week}>
      <h2>{title}</h2>
      <dl>
        {days.map(({ day, what }) => (
          <div key={day}>
            <dt>{day}</dt> <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Ground>
  );
}

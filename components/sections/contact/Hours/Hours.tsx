import { enhance } from '@/components/islands/marks';
import { Clock } from '@/components/ui/Clock/Clock';
import styles from './Hours.module.scss';
import type { HoursData } from './Hours.schema';

type Props = HoursData;

/** When somebody answers: the week as seven arches, with a sun under each day that has hours. */
export function Hours({ title, text, note, week, clock }: Props) {
  return (
    <section className={styles.hours}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.week} aria-hidden="true">
        {week.map(({ name, staffed }) => (
          <li key={name} data-staffed={staffed}>
            {name}
          </li>
        ))}
      </ol>
      <p className={styles.text}>{text}</p>
      <p className={styles.note}>{note}</p>
      <p className={styles.clock} {...enhance('clock')}>
        <Clock {...clock} />
      </p>
    </section>
  );
}

import { enhance } from '@/components/islands/marks';
import { Clock } from '@/components/ui/Clock/Clock';
import type { Office } from '@/content/schema/agency';
import { weekdays } from '@/content/schema/opening-hours';
import styles from './Hours.module.scss';
import type { HoursData } from './Hours.schema';

type Props = HoursData & {
  /** The office whose days and clock it shows. */
  office: Pick<Office, 'city' | 'timeZone' | 'number' | 'hours'>;
};

/** When somebody answers: the week as seven arches, with a sun under each day that has hours. */
export function Hours({ title, text, note, week, office }: Props) {
  return (
    <section className={styles.hours}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.week} aria-hidden="true">
        {weekdays.map((day, i) => (
          <li key={day} data-staffed={office.hours.days.includes(day)}>
            {week[i]}
          </li>
        ))}
      </ol>
      <p className={styles.text}>{text}</p>
      <p className={styles.note}>{note}</p>
      <p className={styles.clock} {...enhance('clock')}>
        <Clock city={office.city} timeZone={office.timeZone} office={office.number} />
      </p>
    </section>
  );
}

import { enhance } from '@/components/islands/marks';
import { Clock } from '@/components/ui/Clock/Clock';
import type { Office } from '@/content/files/agency-schema';
import type { OpeningHours } from '@/content/schema/opening-hours';
import styles from './Hours.module.scss';
import type { HoursData } from './Hours.schema';

type Props = HoursData & {
  /** The office whose days and clock it shows. */
  office: Pick<Office, 'city' | 'timeZone' | 'number' | 'hours'>;
};

/** The place of each day in the week. */
const PLACES = {
  Monday: 0,
  Tuesday: 1,
  Wednesday: 2,
  Thursday: 3,
  Friday: 4,
  Saturday: 5,
  Sunday: 6,
} as const satisfies Record<OpeningHours[number]['days'][number], number>;

/** When somebody answers: the week as seven arches, with a sun under each day that has hours. */
export function Hours({ title, text, note, week, office }: Props) {
  const staffed = (office.hours ?? []).flatMap(({ days }) =>
    days.map((day): number => PLACES[day]),
  );
  return (
    <section className={styles.hours}>
      <h2 className={styles.title}>{title}</h2>
      <ol
        className={styles.week}
        aria-hidden="true"
        data-week="days"
        data-city={office.city}
        {...enhance('clock')}
      >
        {week.map((day, i) => (
          <li key={i} data-staffed={staffed.includes(i)}>
            {day}
          </li>
        ))}
      </ol>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.clock} {...enhance('clock')}>
        <Clock city={office.city} timeZone={office.timeZone} office={office.number} />
      </p>
    </section>
  );
}

import type { CSSProperties } from 'react';
import styles from './CareersIntro.module.scss';
import type { CareersIntroData } from './CareersIntro.schema';

type Props = CareersIntroData;

/** The hours between two labels of a scale. */
const STEP = 3;

/** The grid lines from `start` to `end` on a scale that begins at `from`. A column is half an hour. */
const getColumns = (from: number, start: number, end: number) =>
  ({ '--columns': `${(start - from) * 2 + 1} / ${(end - from) * 2 + 1}` }) as CSSProperties;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

type Day = CareersIntroData['day'];

/** How many columns the scale has, and how high the arch over the shared hours is. */
const getScale = ({ from, to, shared }: Day) =>
  ({
    '--halves': (to - from) * 2,
    '--arch': percent((shared.end - shared.start) / 2, to - from),
  }) as CSSProperties;

/** The columns of an office's bar, and the part of it that stays clear of words: the part after the arch's pier. */
function getBar({ start, end }: Day['desks'][number], { from, shared }: Day) {
  const pier = start < shared.start ? shared.start : shared.end;
  return { ...getColumns(from, start, end), '--clear': percent(end - pier, end - start) };
}

/** Every third hour by an office's clock, and where it stands on the scale. */
function getHours(from: number, to: number, offset: number) {
  const first = Math.ceil((from + offset) / STEP) * STEP;
  const count = Math.floor((to + offset - first) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => first + index * STEP)
    .map((hour) => ({ hour, at: hour - offset }))
    .filter(({ at }) => at + 1 <= to);
}

/** A few words to applicants, and the working day of both offices on one scale. */
export function CareersIntro({ title, paragraphs, day }: Props) {
  const { label, from, to, desks, shared, note } = day;
  return (
    <section className={styles.intro}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className={styles.day} aria-label={label} style={getScale(day)}>
        <span
          className={styles.arch}
          style={getColumns(from, shared.start, shared.end)}
          aria-hidden="true"
        />
        <ul className={styles.desks}>
          {desks.map((desk) => (
            <li key={desk.city} data-office={desk.office} style={getBar(desk, day)}>
              <b>{desk.city}</b> <span>{desk.hours}</span>
            </li>
          ))}
        </ul>
        {desks.map(({ city, office, offset }) => (
          <div key={city} className={styles.scale} data-office={office} aria-hidden="true">
            {getHours(from, to, offset).map(({ hour, at }) => (
              <span key={hour} style={getColumns(from, at, at + 1)}>
                {String(hour).padStart(2, '0')}
                <i>:00</i>
              </span>
            ))}
          </div>
        ))}
        <figcaption style={getColumns(from, shared.start, to)}>
          <b>{shared.label}.</b> {note}
        </figcaption>
      </figure>
    </section>
  );
}

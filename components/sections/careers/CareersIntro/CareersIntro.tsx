import type { CSSProperties } from 'react';
import styles from './CareersIntro.module.scss';
import type { CareersIntroData } from './CareersIntro.schema';

type Props = CareersIntroData;

/** The hours between two labels of a scale. */
const STEP = 3;

/** Half an hour is a column: the grid lines from `start` to `end` on a scale that begins at `from`. */
const columns = (from: number, start: number, end: number) =>
  ({ '--columns': `${(start - from) * 2 + 1} / ${(end - from) * 2 + 1}` }) as CSSProperties;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

type Day = CareersIntroData['day'];

/** The scale's columns, and how high the round arch over the shared hours rises. */
const scaleOf = ({ from, to, shared }: Day) =>
  ({
    '--halves': (to - from) * 2,
    '--arch': percent((shared.end - shared.start) / 2, to - from),
  }) as CSSProperties;

/** Where an office's bar lies, and how much of it follows the next pier of the arch: no words go there. */
function barOf({ start, end }: Day['desks'][number], { from, shared }: Day) {
  const pier = start < shared.start ? shared.start : shared.end;
  return { ...columns(from, start, end), '--clear': percent(end - pier, end - start) };
}

/** Where an office's clock strikes 9, 12, 15 … on the scale. */
function strikes(from: number, to: number, offset: number) {
  const first = Math.ceil((from + offset) / STEP) * STEP;
  const count = Math.floor((to + offset - first) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => first + index * STEP)
    .map((hour) => ({ hour, at: hour - offset }))
    .filter(({ at }) => at + 1 <= to);
}

/** Who we are to those who would join, and the day of both offices under one arch. */
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
      <figure className={styles.day} aria-label={label} style={scaleOf(day)}>
        <span
          className={styles.arch}
          style={columns(from, shared.start, shared.end)}
          aria-hidden="true"
        />
        <ul className={styles.desks}>
          {desks.map((desk) => (
            <li key={desk.city} data-bank={desk.bank} style={barOf(desk, day)}>
              <b>{desk.city}</b> <span>{desk.hours}</span>
            </li>
          ))}
        </ul>
        {desks.map(({ city, bank, offset }) => (
          <div key={city} className={styles.scale} data-bank={bank} aria-hidden="true">
            {strikes(from, to, offset).map(({ hour, at }) => (
              <span key={hour} style={columns(from, at, at + 1)}>
                {String(hour).padStart(2, '0')}
                <i>:00</i>
              </span>
            ))}
          </div>
        ))}
        <figcaption style={columns(from, shared.start, to)}>
          <b>{shared.label}.</b> {note}
        </figcaption>
      </figure>
    </section>
  );
}

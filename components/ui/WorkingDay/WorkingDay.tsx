import type { CSSProperties } from 'react';
import type { WorkingDay as Day, Shift, Span } from '@/content/schema/working-day';
import { joinClasses } from '../joinClasses';
import styles from './WorkingDay.module.scss';

type Props = {
  /** What the drawing shows, for screen readers. */
  label?: string | undefined;
  /** The words for the hours that all offices share. */
  shared?: string | undefined;
  /** The words below the drawing. */
  caption: string;
  workingDay: Day;
  className?: string | undefined;
};

/** The part of the drawing that a letter of a time needs on a phone. */
const LETTER = 0.021;

/** The part of the drawing between a pier and a time on a phone. */
const GAP = 0.01;

/** The part of the drawing that the shared hours span at least, if words stand between the piers. Beside times, twice as much. */
const ROOMY = 0.3;

const getLength = ({ start, end }: Span) => end - start;

/** The hours from the first office's start to the last one's end. */
function getScale({ shifts }: Day): Span {
  const hours = shifts.flatMap(({ span }) => [span.start, span.end]);
  return { start: Math.min(...hours), end: Math.max(...hours) };
}

/** Where an hour stands, as a part of the drawing's width. */
const getPlace = (hour: number, scale: Span) => (hour - scale.start) / getLength(scale);

const round = (part: number) => Number(part.toFixed(3));

/** A span's start and end, as parts of the drawing's width. */
const place = (span: Span, scale: Span) =>
  ({
    '--from': round(getPlace(span.start, scale)),
    '--to': round(getPlace(span.end, scale)),
  }) as CSSProperties;

/** Whether all times have room outside the arch. Otherwise they stand inside. */
function areOutside({ shifts, overlap }: Day, scale: Span): boolean {
  if (!overlap) return true;
  const before = getPlace(overlap.start, scale) - GAP;
  const after = 1 - getPlace(overlap.end, scale) - GAP;
  return shifts.every(
    ({ shared }) =>
      (shared?.start.length ?? 0) * LETTER < before && (shared?.end.length ?? 0) * LETTER < after,
  );
}

type RowProps = {
  shift: Shift;
  scale: Span;
  overlap?: Span | undefined;
  shared?: string | undefined;
};

/** An office's bar, and its own times at the piers of the arch. A bar that ends at a pier is square there. */
function Row({ shift, scale, overlap, shared }: RowProps) {
  return (
    <li className={styles.row} data-office={shift.office}>
      <p
        className={styles.bar}
        style={place(shift.span, scale)}
        data-from={shift.span.start === overlap?.start || undefined}
        data-to={shift.span.end === overlap?.end || undefined}
      >
        <span>
          <b>{shift.city}</b> {shift.hours}
        </span>
      </p>
      {shift.shared && (
        <p className={styles.times} aria-hidden="true">
          <span>{shift.shared.start} </span>
          <span>{shift.shared.end} </span>
        </p>
      )}
      {shared && <p className={styles.shared}>{shared}</p>}
    </li>
  );
}

/**
 * The working day of all offices on one scale: a bar for each office, and an arch over the hours that
 * they share. The sun stands where the hour is. A script sets `--time`, the first office's hour.
 */
export function WorkingDay({ label, shared, caption, workingDay, className }: Props) {
  const { shifts, overlap, timeZone } = workingDay;
  // No office has hours.
  if (shifts.length === 0) return null;
  const scale = getScale(workingDay);
  const outside = areOutside(workingDay, scale);
  const between = overlap && getLength(overlap) / getLength(scale) >= (outside ? ROOMY : 2 * ROOMY);
  const size = {
    '--start': round(scale.start),
    '--hours': getLength(scale),
    ...(overlap && place(overlap, scale)),
  } as CSSProperties;
  return (
    <figure
      className={joinClasses(styles.day, className)}
      aria-label={label}
      data-clock={timeZone}
      style={size}
    >
      <div className={styles.drawing} data-inside={!outside || undefined}>
        {overlap && <span className={styles.arch} />}
        <ul>
          {shifts.map((shift, index) => (
            <Row
              key={shift.office}
              shift={shift}
              scale={scale}
              overlap={overlap}
              shared={between && index === 0 ? shared : undefined}
            />
          ))}
        </ul>
      </div>
      {overlap && !between && shared && <p className={styles.shared}>{shared}</p>}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

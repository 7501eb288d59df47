import type { CSSProperties } from 'react';
import type { WorkingDay as Day, Shift, Span } from '@/content/schema/working-day';
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

/** How high the arch is at most, as a part of the drawing's width. */
const HIGHEST = 0.2;

/** The part of the drawing that an arch spans at least, if words stand in it. */
const ROOMY = 0.3;

/** The part of the drawing that a time needs on a phone, and twice as much keeps two of them apart. */
const TIME = 0.1;

/** The part of the drawing that a letter of an office's name needs on a phone. */
const LETTER = 0.027;

/** Where the words below the drawing have room above it, before the arch. */
const AFTER_WORDS = 0.4;

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

/** The widest part of an office's bar that no pier of the arch cuts. Its words stand there. */
function getClear({ span }: Shift, overlap: Span | undefined): Span {
  if (!overlap) return span;
  const parts = [
    { start: span.start, end: overlap.start },
    overlap,
    { start: overlap.end, end: span.end },
  ];
  return parts.reduce((widest, part) => (getLength(part) > getLength(widest) ? part : widest));
}

/**
 * The times that an office's clock names: those of the shared hours, and those of its own day that stand
 * clear of these and of the clock's name.
 */
function getTimes({ city, times }: Shift, overlap: Span | undefined, scale: Span) {
  const shared = overlap ? [overlap.start, overlap.end] : [];
  const isClear = (hour: number) =>
    shared.every((other) => Math.abs(getPlace(hour, scale) - getPlace(other, scale)) > 2 * TIME);
  return times
    .filter(({ hour }) => shared.includes(hour) || isClear(hour))
    .map(({ hour, words }) => ({ at: getPlace(hour, scale), words }))
    .filter(({ at }) => at > city.length * LETTER + TIME);
}

type RowProps = { shift: Shift; overlap: Span | undefined; scale: Span };

/** An office's bar, and the same hours by its clock. */
function Row({ shift, overlap, scale }: RowProps) {
  const { city, office, hours, span } = shift;
  return (
    <li className={styles.row} data-office={office}>
      <p className={styles.bar} style={place(span, scale)}>
        <span className={styles.words} style={place(getClear(shift, overlap), span)}>
          <b>{city}</b> {hours}
        </span>
      </p>
      <p className={styles.clock} aria-hidden="true">
        <b>{city} </b>
        {getTimes(shift, overlap, scale).map(({ at, words }) => (
          <span key={at} style={{ '--at': round(at) } as CSSProperties}>
            {words}{' '}
          </span>
        ))}
      </p>
    </li>
  );
}

/**
 * The working day of all offices on one scale: a bar for each office, with its own clock along it, and
 * an arch over the hours that they share.
 */
export function WorkingDay({ label, shared, caption, workingDay, className }: Props) {
  const { shifts, overlap } = workingDay;
  const scale = getScale(workingDay);
  const width = overlap ? getLength(overlap) / getLength(scale) : 0;
  const size = {
    '--hours': getLength(scale),
    '--rise': round(Math.min(width / 2, HIGHEST)),
    ...(overlap && place(overlap, scale)),
  } as CSSProperties;
  return (
    <figure className={`${styles.day} ${className ?? ''}`} aria-label={label} style={size}>
      <div className={styles.drawing}>
        {overlap && <span className={styles.arch} aria-hidden="true" />}
        <ul>
          {shifts.map((shift) => (
            <Row key={shift.office} shift={shift} overlap={overlap} scale={scale} />
          ))}
        </ul>
      </div>
      {overlap && shared && (
        <p className={styles.shared} data-inside={width >= ROOMY || undefined}>
          {shared}
        </p>
      )}
      <figcaption
        data-beside={(overlap && getPlace(overlap.start, scale) > AFTER_WORDS) || undefined}
      >
        {caption}
      </figcaption>
    </figure>
  );
}

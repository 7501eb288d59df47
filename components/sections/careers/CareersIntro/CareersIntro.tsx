import type { CSSProperties } from 'react';
import type { Shift, Span, WorkingDay } from '@/content/schema/working-day';
import styles from './CareersIntro.module.scss';
import type { CareersIntroData } from './CareersIntro.schema';

type Props = CareersIntroData & {
  /** The working day that is drawn. */
  workingDay: WorkingDay;
};

/** How high the arch is at most, as a part of the drawing's width. The sheet has the same height. */
const HIGHEST = 0.22;

/** The hours of a drawing, and how many of its columns are an hour. */
type Scale = Span & { columnsPerHour: number };

/** The scale on which the hours of all offices stand, in columns of half an hour, or of a quarter. */
function getScale({ shifts }: WorkingDay): Scale {
  const hours = shifts.flatMap(({ span }) => [span.start, span.end]);
  const start = Math.min(...hours);
  const isInHalves = hours.every((hour) => (hour - start) % 0.5 === 0);
  return { start, end: Math.max(...hours), columnsPerHour: isInHalves ? 2 : 4 };
}

const getLength = ({ start, end }: Span) => end - start;

/** The number of the column in which an hour begins. */
const getLine = (hour: number, { start, columnsPerHour }: Scale) =>
  Math.round((hour - start) * columnsPerHour) + 1;

/** The grid lines of a span. */
const getColumns = ({ start, end }: Span, scale: Scale) =>
  ({ '--columns': `${getLine(start, scale)} / ${getLine(end, scale)}` }) as CSSProperties;

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/**
 * The height of the arch over the hours that all offices share. It is a half circle, or flatter if that
 * would be too high.
 */
function getArch(overlap: Span | undefined, scale: Scale) {
  const half = overlap ? getLength(overlap) / getLength(scale) / 2 : 0;
  const isFlat = half > HIGHEST;
  return {
    isFlat,
    style: {
      '--arch': percent(Math.min(half, HIGHEST), 1),
      '--flat': isFlat ? (HIGHEST / half).toFixed(3) : undefined,
    } as CSSProperties,
  };
}

/** The widest part of an office's bar that no pier of the arch cuts. Its words stand there. */
function getWordsSpan({ span }: Shift, overlap: Span | undefined): Span {
  if (!overlap) return span;
  const parts = [
    { start: span.start, end: overlap.start },
    overlap,
    { start: overlap.end, end: span.end },
  ];
  return parts.reduce((widest, part) => (getLength(part) > getLength(widest) ? part : widest));
}

/** The row of an office among the bars, and among the scales. */
const getRow = (office: number) => ({ '--row': office }) as CSSProperties;

/** An office's bar: its columns, and what stays clear of words before and after them. */
function getBar(shift: Shift, overlap: Span | undefined, scale: Scale) {
  const { span } = shift;
  const words = getWordsSpan(shift, overlap);
  const isAfterPier = overlap && words.start >= overlap.start;
  return {
    'data-words': isAfterPier ? 'after-pier' : undefined,
    'data-ends': overlap?.end === span.end ? 'at-pier' : undefined,
    style: {
      ...getColumns(span, scale),
      ...getRow(shift.office),
      ...(words.start > span.start && {
        '--before': percent(words.start - span.start, getLength(span)),
      }),
      '--clear': percent(span.end - words.end, getLength(span)),
    },
  };
}

/** Some hours by an office's clock, and where they stand on the scale. The last one has room for its words. */
function getHours(scale: Scale, ahead: number) {
  // On a longer scale there is room for every sixth hour only.
  const step = getLength(scale) > 24 ? 6 : 3;
  const first = Math.ceil((scale.start + ahead) / step) * step;
  const count = Math.floor((scale.end + ahead - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step)
    .map((hour) => ({ hour: ((hour % 24) + 24) % 24, at: hour - ahead }))
    .filter(({ at }) => at + Math.max(1, getLength(scale) / 16) <= scale.end);
}

/** Where the words below the drawing begin: under the arch, unless it stands too far to the right. */
const getNoteSpan = (overlap: Span | undefined, scale: Scale): Span => {
  const isRoomy = overlap && overlap.start - scale.start <= getLength(scale) / 2;
  return isRoomy ? { start: overlap.start, end: scale.end } : scale;
};

/** A few words to applicants, and the working day of all offices on one scale. */
export function CareersIntro({ title, paragraphs, day, workingDay }: Props) {
  const { shifts, overlap } = workingDay;
  const scale = getScale(workingDay);
  const arch = getArch(overlap, scale);
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--count': getLine(scale.end, scale) - 1,
    '--offices': shifts.length,
  };
  return (
    <section className={styles.intro}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure
        className={styles.day}
        aria-label={day.label}
        data-arch={arch.isFlat ? 'flat' : undefined}
        style={{ ...size, ...arch.style }}
      >
        {overlap && (
          <span className={styles.arch} style={getColumns(overlap, scale)} aria-hidden="true" />
        )}
        <ul className={styles.desks}>
          {shifts.map((shift) => (
            <li key={shift.city} data-office={shift.office} {...getBar(shift, overlap, scale)}>
              <b>{shift.city}</b> <span>{shift.hours}</span>
            </li>
          ))}
        </ul>
        {shifts.map(({ city, office, ahead }) => (
          <div
            key={city}
            className={styles.scale}
            data-office={office}
            style={getRow(office)}
            aria-hidden="true"
          >
            {getHours(scale, ahead).map(({ hour, at }) => (
              <span key={at} style={getColumns({ start: at, end: at + 1 }, scale)}>
                {String(hour).padStart(2, '0')}
                <i>:00</i>
              </span>
            ))}
          </div>
        ))}
        <figcaption style={getColumns(getNoteSpan(overlap, scale), scale)}>
          {overlap && day.shared && <b>{day.shared}.</b>} {day.note}
        </figcaption>
      </figure>
    </section>
  );
}

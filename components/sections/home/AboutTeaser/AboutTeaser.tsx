import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import type { Shift, Span, WorkingDay } from '@/content/schema/working-day';
import styles from './AboutTeaser.module.scss';
import type { AboutTeaserData } from './AboutTeaser.schema';

type Props = AboutTeaserData & {
  /** The working day that is drawn. */
  workingDay: WorkingDay;
};

/** The hours that have a line, from midnight to midnight. */
const TICKS = [0, 3, 6, 9, 12, 15, 18, 21];

/** The start and the end of a part of the day, in hours from midnight. */
const getSpan = ({ start, end }: Span) => ({ '--from': start, '--to': end }) as CSSProperties;

/** The part of the day that a phone shows: the working hours, with a margin. */
function getWindow({ shifts }: WorkingDay): Span {
  const parts = shifts.flatMap((shift) => shift.parts);
  const start = Math.min(...parts.map((part) => part.start)) - 1.1;
  const end = Math.max(...parts.map((part) => part.end)) + 1.8;
  return { start: Math.max(0, start), end: Math.min(24, end) };
}

const getLength = ({ start, end }: Span) => end - start;

/** Below this many hours, the words stand beside the bracket. */
const NARROW = 4;

/** Where the words of a bracket stand. */
function placeLabel(shared: Span): 'inside' | 'before' | 'after' {
  if (getLength(shared) >= NARROW) return 'inside';
  return shared.start + shared.end > 24 ? 'before' : 'after';
}

/** Whether the caption has room on the line of the bracket, before it. */
const isCaptionBeside = (shared: Span | undefined): shared is Span =>
  shared !== undefined && shared.start >= 6 && placeLabel(shared) !== 'before';

/** An office's bar. Where it goes over midnight, its shorter part is a bar of its own. */
function Bar({ shift: { office, city, hours, parts } }: { shift: Shift }) {
  const [part, rest] = parts;
  if (!part) return null;
  return (
    <li
      className={styles.shift}
      data-office={office}
      data-cut={rest && (part.start === 0 ? 'start' : 'end')}
      style={getSpan(part)}
    >
      <b>{city}</b> <span>{hours}</span>
      {rest && (
        <i
          className={styles.rest}
          style={{ ...getSpan(rest), '--by': rest.start - part.start } as CSSProperties}
        />
      )}
    </li>
  );
}

/** The teaser of About Us, above the working day of all offices drawn to scale. */
export function AboutTeaser({ title, paragraphs, action, day, workingDay }: Props) {
  const brackets = day.shared
    ? workingDay.shared.toSorted((one, other) => getLength(other) - getLength(one))
    : [];
  const [main] = brackets;
  return (
    <section className={styles.about}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.action}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <figure className={styles.day} style={getSpan(getWindow(workingDay))}>
        <ol className={styles.ticks} aria-hidden="true">
          {TICKS.map((hour) => (
            <li key={hour} style={{ '--from': hour } as CSSProperties}>
              {String(hour).padStart(2, '0')}
            </li>
          ))}
        </ol>
        <ul className={styles.shifts}>
          {workingDay.shifts.map((shift) => (
            <Bar key={shift.office} shift={shift} />
          ))}
        </ul>
        {brackets.map((bracket) => (
          <p
            key={bracket.start}
            className={styles.shared}
            data-label={placeLabel(bracket) === 'inside' ? undefined : placeLabel(bracket)}
            style={getSpan(bracket)}
          >
            {bracket === main && day.shared}
          </p>
        ))}
        <figcaption
          className={styles.caption}
          {...(isCaptionBeside(main) ? { style: getSpan(main) } : { 'data-place': 'below' })}
        >
          {day.caption}
        </figcaption>
      </figure>
    </section>
  );
}

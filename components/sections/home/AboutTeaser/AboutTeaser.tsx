import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/Button/Button';
import styles from './AboutTeaser.module.scss';
import type { AboutTeaserData } from './AboutTeaser.schema';

type Props = AboutTeaserData;

/** The start and the end of a part of the day, in hours from midnight. */
const getSpan = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties;

/** The teaser of About Us, above the working day of both offices drawn to scale. */
export function AboutTeaser({ title, paragraphs, action, day }: Props) {
  const { shifts, shared, ticks, caption } = day;
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
      <figure className={styles.day}>
        <ol className={styles.ticks} aria-hidden="true">
          {ticks.map(({ hour, label }) => (
            <li key={hour} style={getSpan(hour, hour)}>
              {label}
            </li>
          ))}
        </ol>
        <ul className={styles.shifts}>
          {shifts.map(({ office, city, hours, from, to }) => (
            <li
              key={office}
              className={styles.shift}
              data-office={office}
              style={getSpan(from, to)}
            >
              <b>{city}</b> <span>{hours}</span>
            </li>
          ))}
        </ul>
        <p className={styles.shared} style={getSpan(shared.from, shared.to)}>
          {shared.label}
        </p>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}

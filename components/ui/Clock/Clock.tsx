import { joinClasses } from '../joinClasses';
import styles from './Clock.module.scss';

type Props = {
  /** The city before the time. */
  city?: string;
  /** An IANA time zone, such as "America/Toronto". */
  timeZone: string;
  /** The office's number, which sets the colour of the dot. */
  office: number;
  className?: string | undefined;
};

/** The time at an office. A script fills it in; without a script it is hidden. */
export function Clock({ city, timeZone, office, className }: Props) {
  return (
    <span className={joinClasses(styles.clock, 'needs-script', className)} data-office={office}>
      {/* They stay on one line, unless the city alone is longer. */}
      {city && `${city}\u00a0`}
      {/* Not a time element, because the HTML has no valid time for it. */}
      <span className={styles.time} data-clock={timeZone}>
        {'\u00a0'}
      </span>
    </span>
  );
}

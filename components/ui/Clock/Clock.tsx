import styles from './Clock.module.scss';

type Props = {
  /** The city, shown beside the time unless the time stands alone. */
  city?: string;
  /** An IANA time zone: "Asia/Kolkata". */
  timeZone: string;
  /** Which bank's dot stands before it. */
  bank: 'noida' | 'liverpool';
};

/** The time at an office. The page is static, so the time arrives with the script and is absent without. */
export function Clock({ city, timeZone, bank }: Props) {
  return (
    <span className={`${styles.clock} needs-script`} data-bank={bank}>
      {city && <>{city} </>}
      {/* No time element: before the script there is no valid time to put into it. */}
      <span className={styles.time} data-clock={timeZone}>
        {'\u00a0\u00a0:\u00a0\u00a0'}
      </span>
    </span>
  );
}

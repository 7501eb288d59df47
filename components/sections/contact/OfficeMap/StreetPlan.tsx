import type { Office } from '@/content/files/agency-schema';
import styles from './StreetPlan.module.scss';

type Props = {
  /** The name of the office's building. */
  building: string | undefined;
  /** The names of a street and a station. Without them the plan has only the building's. */
  names: Office['surroundings'];
};

/**
 * A drawn plan: two streets, a railway with a station, a park and the office's building. It is a picture
 * of no real place, and screen readers leave it out.
 */
export function StreetPlan({ building, names }: Props) {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={styles.plan}
      direction="ltr"
      aria-hidden="true"
    >
      <path d="M85 80 120 75 126 100H88z" className={styles.park} />
      <path
        d="M0 22 160 2M-4 92 160 69M8 0 34 100M126 0 142 100M50 53 58 83"
        className={styles.lane}
      />
      <path d="M0 60 160 38M70 0 87 100" className={styles.street} />
      <path d="M0 44C50 38 60 36 76 34 108 30 120 22 160 20" className={styles.rail} />
      <circle cx="50" cy="38" r="2.4" className={styles.station} />
      <rect x="88" y="54" width="15" height="9" rx="2" className={styles.building} />
      <g className={styles.names}>
        <text x="88" y="69">
          {building}
        </text>
        {names && (
          <>
            <text x="34" y="31.5">
              {names.station}
            </text>
            <text transform="translate(36 55.3) rotate(-7.8)">{names.street}</text>
          </>
        )}
      </g>
    </svg>
  );
}

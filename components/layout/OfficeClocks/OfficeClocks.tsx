import { enhance } from '@/components/islands/marks';
import { Clock } from '@/components/ui/Clock/Clock';
import type { Office } from '@/content/files/agency-schema';
import styles from './OfficeClocks.module.scss';

type Props = {
  offices: readonly Office[];
  className?: string | undefined;
};

/** The time at each office, side by side. */
export function OfficeClocks({ offices, className }: Props) {
  if (offices.length === 0) return null;
  return (
    <p className={`${styles.clocks} ${className ?? ''}`} {...enhance('clock', 'load')}>
      {offices.map(({ city, timeZone, number }) => (
        <Clock key={city} city={city} timeZone={timeZone} office={number} />
      ))}
    </p>
  );
}

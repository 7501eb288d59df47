import { enhance } from '@/components/islands/marks';
import { Clock } from '@/components/ui/Clock/Clock';
import { joinClasses } from '@/components/ui/joinClasses';
import type { Office } from '@/content/files/agency-schema';
import styles from './OfficeClocks.module.scss';

type Props = {
  offices: readonly Office[];
  className?: string | undefined;
};

/** The time at each office, side by side. Where the visitor chose the hour, a script says so before them. */
export function OfficeClocks({ offices, className }: Props) {
  if (offices.length === 0) return null;
  return (
    <p
      className={joinClasses(styles.clocks, className)}
      data-says="hour"
      {...enhance('clock', 'load')}
    >
      {offices.map(({ city, timeZone, number }) => (
        <Clock key={city} city={city} timeZone={timeZone} office={number} />
      ))}
    </p>
  );
}

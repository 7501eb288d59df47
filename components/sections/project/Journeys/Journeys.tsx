import type { CSSProperties } from 'react';
import { Figure } from '@/components/ui/Figure/Figure';
import { Ground } from '@/components/ui/Ground/Ground';
import styles from './Journeys.module.scss';
import type { JourneyData, JourneysData } from './Journeys.schema';

type Props = Omit<JourneysData, 'kind'> & {
  /** The element of the figure: a heading where the figure opens a part of the page. */
  as?: 'h2' | 'p';
};

const getMinutes = (stations: JourneyData['stations']) =>
  stations.reduce((sum, { minutes }) => sum + minutes, 0);

/** The share of the longest journey below which a station is too short for its words. */
const SHORT = 0.12;

/** A way as a bar. Each station is as long as its minutes. */
function Journey({ label, total, stations, longest }: JourneyData & { longest: number }) {
  const isShort = stations.some(({ minutes }) => minutes / longest < SHORT);
  const getStart = (index: number) => getMinutes(stations.slice(0, index));
  return (
    <li data-short={isShort}>
      <p className={styles.when}>
        <b>{label}</b> <span>{total}</span>
      </p>
      <ol className={styles.bar}>
        {stations.map(({ label: station, minutes }, index) => (
          <li
            key={station}
            style={{ '--start': getStart(index), '--minutes': minutes } as CSSProperties}
          >
            <span>{station}</span> <b>{minutes}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}

/**
 * A figure, and the way of a piece of work before and after as two bars of one scale. Both run with the
 * scroll from the same start, and each station takes the time of its minutes.
 */
export function Journeys({ value, label, journeys, as = 'h2' }: Props) {
  const longest = Math.max(...journeys.map(({ stations }) => getMinutes(stations)));
  return (
    <Ground on="page" as={as === 'h2' ? 'section' : 'div'} className={styles.part}>
      <Figure value={value} label={label} as={as} />
      <ul className={styles.journeys} style={{ '--longest': longest } as CSSProperties}>
        {journeys.map((journey) => (
          <Journey key={journey.label} {...journey} longest={longest} />
        ))}
      </ul>
    </Ground>
  );
}

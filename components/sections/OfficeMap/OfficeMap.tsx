import type { MapData } from '@/content/schema/map';
import styles from './OfficeMap.module.scss';

type Props = MapData;

/** A map out of OpenStreetMap; until its frame is filled, a plain ground stands there. */
export function OfficeMap({ title, frame }: Props) {
  return (
    <div className={styles.map}>
      <iframe src={frame} title={title} loading="lazy" />
    </div>
  );
}

import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import { joinClasses } from '@/components/ui/joinClasses';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Office } from '@/content/files/agency-schema';
import type { MapData } from '@/content/schema/map';
import styles from './OfficeMap.module.scss';
import type { OfficeMapData } from './OfficeMap.schema';
import { StreetPlan } from './StreetPlan';

type Props = OfficeMapData & {
  /** The address, which stands under the map. */
  place: string | undefined;
  /** The frame shows it. A link leads to it too, for visitors who cannot use the frame. */
  map: MapData;
  /** The names on the drawn plan. */
  surroundings?: Office['surroundings'];
  className?: string | undefined;
};

/**
 * A map in a frame, with the address below it. A drawn street plan shows until the map has loaded, and
 * where the place of the office is not known.
 */
export function OfficeMap({ title, place, link, map, surroundings, className }: Props) {
  return (
    <div className={joinClasses(styles.map, className)}>
      <div className={styles.ground} {...enhance('painted', 'scroll')}>
        <StreetPlan building={place} names={surroundings} />
        {map.frame && <iframe src={map.frame} title={title} loading="lazy" />}
      </div>
      <div className={styles.plate}>
        <span className={styles.place}>
          <Icon name="pin" size="20px" weight="fill" />
          {place}
        </span>{' '}
        <TextLink href={map.page}>{link}</TextLink>
      </div>
    </div>
  );
}

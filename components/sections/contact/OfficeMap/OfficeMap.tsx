import { Icon } from '@/components/ui/Icon/Icon';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './OfficeMap.module.scss';
import type { OfficeMapData } from './OfficeMap.schema';

type Props = OfficeMapData & { className?: string | undefined };

/**
 * A map in a frame, with the address below it. A drawn street plan shows until the map has loaded.
 */
export function OfficeMap({ title, place, link, frame, page, className }: Props) {
  return (
    <div className={`${styles.map} ${className ?? ''}`}>
      <div className={styles.ground}>
        <iframe src={frame} title={title} loading="lazy" />
      </div>
      <div className={styles.plate}>
        <span className={styles.place}>
          <Icon name="pin" size="20px" weight="fill" />
          {place}
        </span>
        <TextLink href={page}>{link}</TextLink>
      </div>
    </div>
  );
}

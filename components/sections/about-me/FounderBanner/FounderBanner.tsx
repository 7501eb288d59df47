import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Lines } from '@/components/ui/Lines/Lines';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './FounderBanner.module.scss';
import type { FounderBannerData } from './FounderBanner.schema';

/** The founder's portrait, in front of the first line of her name and beside the second. */
export function FounderBanner({
  breadcrumb,
  title,
  world,
  portrait,
  role,
  statement,
}: FounderBannerData) {
  return (
    <section className={styles.banner} data-world={world} style={toMeasures(title)}>
      <Breadcrumb {...breadcrumb} />
      <div className={styles.stage}>
        <h1 className={styles.title}>
          <Lines of={title} />
        </h1>
        <span className={styles.portrait}>
          <Picture
            picture={portrait}
            sizes="(min-width: 68em) 32vw, (min-width: 32em) 440px, 88vw"
            eager
          />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.role}>{role}</p>
        <p className={styles.statement}>{statement}</p>
      </div>
    </section>
  );
}

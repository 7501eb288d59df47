import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import styles from './PlainBanner.module.scss';
import type { PlainBannerData } from './PlainBanner.schema';

/**
 * The banner of a page without a set: title and lead on the page's ground, with clay shapes beside
 * them.
 */
export function PlainBanner({ breadcrumb, title, lead }: PlainBannerData) {
  return (
    <section className={styles.banner}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </section>
  );
}

import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import styles from './PlainBanner.module.scss';
import type { PlainBannerData } from './PlainBanner.schema';

/**
 * The banner of a page without a set: title and lead on the page's ground, with clay shapes beside
 * them.
 */
export function PlainBanner({ breadcrumb, title, lead, sprites }: PlainBannerData) {
  return (
    <section className={styles.banner}>
      {sprites.map((sprite) => (
        <Sprite key={sprite.file} picture={sprite} width={170} className={styles.sprite} />
      ))}
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </section>
  );
}

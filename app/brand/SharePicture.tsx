import { withBasePath } from '@/components/ui/Link/with-base-path';
import { palette } from '@/content/brand/brand';
import { SHARE_SIZE } from '@/content/files/share';
import styles from '../gallery.module.scss';

/** The share picture of the home page. The browser fetches another when the colours have changed. */
export function SharePicture() {
  const colours = Object.values(palette()).join('').replaceAll('#', '-');
  return (
    <section className={styles.share}>
      <h2>Share picture</h2>
      {/* biome-ignore lint/performance/noImgElement: it is drawn for this page alone */}
      <img src={withBasePath(`/brand/share.jpg?${colours}`)} {...SHARE_SIZE} alt="" />
    </section>
  );
}

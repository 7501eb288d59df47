import type { Mark } from '@/content/brand/mark-schema';
import styles from './Preloader.module.scss';

type Props = {
  mark: Mark;
  /** The agency's name. */
  name: string;
};

/**
 * The mark above the water for 1000 ms on a session's first page. Its last shape rises, as the sun of ours
 * does under its arch. CSS alone hides it, so a slow script cannot keep it on the screen. Without a script
 * it never shows.
 */
export function Preloader({ mark: { viewBox, shapes, isWordmark }, name }: Props) {
  return (
    <div className={styles.preloader} aria-hidden="true" data-preloader="">
      <svg
        viewBox={viewBox}
        className={styles.mark}
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      {!isWordmark && <span className={styles.name}>{name}</span>}
    </div>
  );
}

import styles from './Preloader.module.scss';

type Props = {
  /** The agency's name. */
  name: string;
};

/**
 * A sun that rises under an arch for 1000 ms on a session's first page. CSS alone hides it, so a
 * slow script cannot keep it on the screen. Without a script it never shows.
 */
export function Preloader({ name }: Props) {
  return (
    <div className={styles.preloader} aria-hidden="true" data-preloader="">
      <svg viewBox="0 0 340 170" className={styles.arch} aria-hidden="true">
        <path d="M0 170a170 170 0 0 1 340 0h-80a90 90 0 0 0-180 0z" fill="currentColor" />
        <circle cx="170" cy="129" r="41" className={styles.sun} />
      </svg>
      <span className={styles.water} />
      <span className={styles.name}>{name}</span>
    </div>
  );
}

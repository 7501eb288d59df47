import styles from './IslandIcon.module.scss';

const paths = {
  arrow: 'M4 16 16 4M7 4h9v9',
  check: 'M4 10.6 8 14.6 16 6',
  close: 'M4 4l12 12M16 4 4 16',
  panel: [5, 10, 15].map((y) => `M5 ${y}h0M10 ${y}h0M15 ${y}h0`).join(''),
  warning: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 6v5M10 13.8v.2',
} as const;

type Props = {
  name: keyof typeof paths;
  /** The width and height, as a CSS length. */
  size: string;
  className?: string | undefined;
};

/**
 * A small icon for islands, and for the header, where each byte counts. An icon of the family would bring all
 * its weights to the browser of an island.
 */
export function IslandIcon({ name, size, className }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

import type { CSSProperties } from 'react';
import styles from './Hands.module.scss';

/** The face of a clock in a picture, in parts of the picture's width, and the time zone that it shows. */
export type Face = { x: number; y: number; radius: number; timeZone: string | undefined };

/** The hands of a clock in a picture. They lie over it and show the time of an office. */
export function Hands({ x, y, radius, timeZone }: Face) {
  const place = { '--x': x, '--y': y, '--radius': radius } as CSSProperties;
  return (
    <i className={styles.hands} data-part="hands" data-clock={timeZone} style={place}>
      <i />
    </i>
  );
}

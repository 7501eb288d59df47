import type { CSSProperties } from 'react';
import { brand, palette } from '@/content/brand/brand';
import { getContrast } from '@/content/brand/contrast';
import { mark } from '@/content/brand/mark';
import { paintMark } from '@/content/brand/paint-mark';
import { NAMES, toOklch } from '@/content/brand/palette';
import { agency } from '@/content/files/agency';
import { getColor } from '@/styles/colors';
import styles from '../gallery.module.scss';

/** The lightness, the chroma and the hue of a colour, as a designer writes them. */
function toFormula(colour: string): string {
  const { l, c, h } = toOklch(colour);
  return `${Math.round(l * 100)} % ${c.toFixed(3)} ${c < 0.002 ? '–' : `${Math.round((h + 360) % 360)}°`}`;
}

/** The colours of the brand: those that its file names, and those that follow from them. */
export function Plates() {
  const colours = palette();
  const chosen = brand().colours;
  const toText = (ground: string) =>
    getContrast(colours.ink, ground) >= getContrast(colours.ground, ground)
      ? colours.ink
      : colours.ground;
  return (
    <section className={styles.plates} aria-label="Colours">
      {NAMES.map((name) => {
        const ground = colours[name];
        const color = toText(ground);
        const { viewBox, shapes } = paintMark(mark(), color, getColor, [ground]);
        return (
          <div key={name} className={styles.plate} style={{ background: ground, color }}>
            {name === 'primary' && (
              <>
                <svg
                  viewBox={viewBox}
                  className={styles.mark}
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
                  dangerouslySetInnerHTML={{ __html: shapes }}
                />
                <p className={styles.name}>{agency().name}</p>
              </>
            )}
            <dl className={styles.facts}>
              <dt>{name}</dt>
              <dd>{ground.toUpperCase()}</dd>
              <dd>{toFormula(ground)}</dd>
              <dd>{chosen[name] ? 'chosen' : 'follows'}</dd>
            </dl>
          </div>
        );
      })}
      <ul className={styles.corners} aria-label="Corners">
        {['s', 'm', 'l', 'xl'].map((size) => (
          <li key={size} style={{ '--corner': `var(--radius-${size})` } as CSSProperties}>
            radius-{size}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { colours } from '@/content/brand/brand';
import { getContrast } from '@/content/brand/contrast';
import { listPairs } from '@/content/brand/legible';
import { listPlacePairs } from '@/content/brand/pairs';
import type { Theme } from '@/content/brand/read-tokens';
import { type World, world as worldName } from '@/content/schema/world';
import styles from '../gallery.module.scss';
import { Themes } from './Themes';

/** The contrast of the words of a world at the top of its ground. */
function getRatio(world: World, theme: Theme): string {
  const pairs = listPairs(listPlacePairs(world), colours().tokens.get(world) ?? new Map());
  const ink = pairs.find((pair) => pair.text === '--world-ink' && pair.theme === theme);
  return ink ? getContrast(ink.colour, ink.from).toFixed(2) : '';
}

/** The colours of the services and the case studies in both themes. */
export function Worlds() {
  return (
    <Themes title="Worlds">
      {(theme) => (
        <ul className={styles.tiles}>
          {worldName.options.map((world) => (
            <li key={world} className={styles.ground} data-world={world}>
              <b>{world}</b>
              <span>{getRatio(world, theme)}</span>
            </li>
          ))}
        </ul>
      )}
    </Themes>
  );
}

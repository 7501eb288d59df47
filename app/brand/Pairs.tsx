import { colours } from '@/content/brand/brand';
import { getContrast } from '@/content/brand/contrast';
import { listPairs } from '@/content/brand/legible';
import { listPlacePairs } from '@/content/brand/pairs';
import styles from '../gallery.module.scss';
import { Themes } from './Themes';

/** Every pair of text and ground in its own colours, with its contrast and the least that it needs. */
export function Pairs() {
  const pairs = listPairs(listPlacePairs(), colours().tokens.get(undefined) ?? new Map());
  return (
    <Themes title="Pairs">
      {(theme) => (
        <ul className={styles.tiles}>
          {pairs
            .filter((pair) => pair.theme === theme)
            .map(({ text, colour, token, from, least, rim }) => {
              const ratio = getContrast(colour, from);
              // A dot that is faint on this ground.
              const faintRim = ratio < least ? rim : undefined;
              return (
                <li key={`${text} ${token}`}>
                  <b
                    className={styles.sample}
                    style={{ color: faintRim || colour, background: from }}
                  >
                    {faintRim && <i style={{ background: colour }} />}
                    {ratio.toFixed(2)}
                  </b>
                  <span>
                    {text.slice(2)} on {token.slice(2)}, {faintRim ? 'rim' : `≥ ${least}`}
                  </span>
                </li>
              );
            })}
        </ul>
      )}
    </Themes>
  );
}

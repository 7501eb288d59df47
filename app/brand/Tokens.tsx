import { colours } from '@/content/brand/brand';
import { resolve, type Theme } from '@/content/brand/read-tokens';
import styles from '../gallery.module.scss';
import { Themes } from './Themes';

/** The first token that has a meaning. Those before it are named after colours. */
const FIRST = '--bg';

/** Words on fills, which stand among the pairs, and what the worlds set. */
const ELSEWHERE = /^--on-|^--world-|-on-page$/;

/** The tokens with a colour, and which of them were moved to be legible. */
function listTokens(theme: Theme) {
  const { tokens, moved } = colours();
  const page = tokens.get(undefined) ?? new Map<string, string>();
  const names = [...page.keys()];
  return names.slice(names.indexOf(FIRST)).flatMap((name) => {
    if (ELSEWHERE.test(name)) return [];
    const colour = resolve(page, name, theme);
    return /^#[\da-f]{6}$/i.test(colour)
      ? [{ name: name.slice(2), colour, isMoved: moved.get(undefined)?.has(name) }]
      : [];
  });
}

/** The tokens of the page in both themes. */
export function Tokens() {
  return (
    <Themes title="Tokens">
      {(theme) => (
        <ul className={styles.tiles}>
          {listTokens(theme).map(({ name, colour, isMoved }) => (
            <li key={name}>
              <i className={styles.sample} style={{ background: colour }} />
              <b>{name}</b>
              <span>
                {colour}
                {isMoved && ' moved'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Themes>
  );
}

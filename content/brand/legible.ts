import { type World, world as worldName } from '../schema/world';
import { type GetContrast, makePass, passes } from './contrast';
import { listPlacePairs, type Pair } from './pairs';
import { isOurs, type Palette } from './palette';
import { readPage, readWorld, resolve, splitThemes, type Theme, type Tokens } from './read-tokens';
import { toRecolour } from './recolour';

const themes = ['light', 'dark'] as const;

/** The colours of a brand: all tokens of each place, and those that were moved for their contrast. */
export type Colours = {
  tokens: ReadonlyMap<World | undefined, Tokens>;
  moved: ReadonlyMap<World | undefined, Tokens>;
};

const joinThemes = ({ light, dark }: Record<Theme, string>) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** What a pair needs in a place and a theme. A rim with enough contrast counts instead of a faint mark. */
function listNeeds(pair: Pair, tokens: Tokens, theme: Theme) {
  if (pair.theme && pair.theme !== theme) return [];
  return pair.on.map((token) => {
    const need = { token, from: resolve(tokens, token, theme), least: pair.least };
    const rim = pair.unless && resolve(tokens, pair.unless, theme);
    return { ...need, rim: rim && passes(rim, [need]) ? rim : undefined };
  });
}

/** All that stands on a ground in a place, with the colours of both. */
export const listPairs = (pairs: readonly Pair[], tokens: Tokens) =>
  pairs.flatMap((pair) =>
    themes.flatMap((theme) =>
      listNeeds(pair, tokens, theme).map((need) => ({
        ...need,
        theme,
        text: pair.text,
        colour: resolve(tokens, pair.text, theme),
      })),
    ),
  );

/** The pairs of a place that fall short, as text. */
export const findShort = (
  pairs: readonly Pair[],
  tokens: Tokens,
  getContrast?: GetContrast,
): string[] =>
  listPairs(pairs, tokens)
    .filter(({ colour, rim, ...need }) => !rim && !passes(colour, [need], getContrast))
    .map(
      ({ text, colour, token, from, least }) =>
        `${text} ${colour} on ${token} ${from}: expected ${least}`,
    );

/** Moves the colours of a place, so that none of its pairs falls short. Returns those that it moved. */
function settle(pairs: readonly Pair[], tokens: Tokens): Tokens {
  const moved: Tokens = new Map();
  const set = (token: string, theme: Theme, colour: string) => {
    const value = joinThemes({ ...splitThemes(tokens.get(token) ?? ''), [theme]: colour });
    tokens.set(token, value);
    moved.set(token, value);
  };
  for (const { text: name, flips } of pairs)
    for (const theme of themes) {
      // A colour meets all of its pairs at once.
      const needs = pairs
        .filter(({ text }) => text === name)
        .flatMap((pair) => listNeeds(pair, tokens, theme))
        .filter(({ rim }) => !rim);
      const own = resolve(tokens, name, theme);
      if (passes(own, needs)) continue;
      const turned = flips
        ? [
            resolve(tokens, '--on-inverse', 'light'),
            resolve(tokens, '--inverse', 'light'),
            '#ffffff',
          ]
        : [];
      const found = turned.find((colour) => passes(colour, needs)) ?? makePass(own, needs);
      const text = found ?? (passes('#ffffff', needs.slice(0, 1)) ? '#ffffff' : '#000000');
      set(name, theme, text);
      // Grounds that differ so much that no text suits all of them come nearer to each other.
      for (const { token, from, least } of needs) {
        const nearer = makePass(from, [{ from: text, least }]);
        if (nearer && nearer !== from) set(token, theme, nearer);
      }
    }
  return moved;
}

/** Reckons all colours of a brand from the sheets. Those of our own are as the sheets write them. */
export function reckon(brand: Palette): Colours {
  const recolour = toRecolour(brand);
  const page = readPage(recolour);
  const settlePlace = (world: World | undefined, own: Tokens) =>
    settle(isOurs(brand) ? [] : listPlacePairs(world), own);
  const moved = new Map<World | undefined, Tokens>([[undefined, settlePlace(undefined, page)]]);
  const tokens = new Map<World | undefined, Tokens>();
  for (const world of [undefined, ...worldName.options]) {
    const own: Tokens = new Map([...page, ...readWorld(world, recolour)]);
    if (world) moved.set(world, settlePlace(world, own));
    tokens.set(world, own);
  }
  return { tokens, moved };
}

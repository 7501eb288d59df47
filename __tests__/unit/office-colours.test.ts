import { expect, test } from '@jest/globals';
import { compile } from 'sass';
import { contrast } from '@/scripts/build/share/worlds';

/** The declarations of the first rule with a selector in the compiled global sheet. */
const { css } = compile('styles/index.scss', { loadPaths: ['styles'] });
function getDeclarations(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const page = getDeclarations(':root');
const worlds = [...css.matchAll(/\[data-world=(\w+)\] \{/g)].map(([, world = '']) => world);

type Theme = 'light' | 'dark';

/** The colour of a token in a theme, in a world or on the page, as "#rrggbb". */
function getColor(token: string, theme: Theme, world?: string): string {
  const own = world && getDeclarations(`[data-world=${world}]`).get(token);
  const ofAll = world && getDeclarations('[data-world]').get(token);
  const value = own || ofAll || page.get(token) || '';
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const picked = light ? { light, dark }[theme] : value;
  const [, next] = /^var\((--[\w-]+)\)$/.exec(picked) ?? [];
  if (next) return getColor(next, theme, world);
  return picked.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

test('the sheet has worlds', () => {
  expect(worlds.length).toBeGreaterThan(10);
});

// The first office's colour is the logo's sun, which is lost on some grounds: its city stands beside it.
const dots = ['--office-3', '--office-4'];
const themes = ['light', 'dark'] as const;

test.each(dots.flatMap((dot) => themes.map((theme) => [dot, theme] as const)))(
  '%s has a contrast of 3 to the grounds of the %s page',
  (dot, theme) => {
    for (const ground of ['--bg', '--surface', '--sunk']) {
      expect(contrast(getColor(dot, theme), getColor(ground, theme))).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(dots.flatMap((dot) => worlds.map((world) => [dot, world] as const)))(
  '%s has a contrast of 3 to the ground of %s',
  (dot, world) => {
    for (const theme of themes) {
      const ground = getColor('--world-top', theme, world);
      expect(contrast(getColor(dot, theme, world), ground)).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each([1, 2, 3, 4])('words on the bar of office %d have a contrast of 4.5', (office) => {
  const colors = getDeclarations(`[data-office="${office}"]`);
  const getToken = (value = '') => /var\((--[\w-]+)\)/.exec(value)?.[1] ?? '';
  const bar = getColor(getToken(colors.get('--office-bar')), 'light');
  const words = colors.has('--on-office-bar')
    ? getColor(getToken(colors.get('--on-office-bar')), 'light')
    : '#f3f4f0';
  expect(contrast(words, bar)).toBeGreaterThanOrEqual(4.5);
});

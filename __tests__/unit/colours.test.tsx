import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { compile } from 'sass';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { teamDetails } from '@/content/pages/team-details';
import { world as worldName } from '@/content/schema/world';
import { channels, contrast } from '@/scripts/site/share/worlds';

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

const dots = ['--office-1', '--office-2', '--office-3', '--office-4'];
const themes = ['light', 'dark'] as const;

/** The contrast of a dot, or of its rim, to a ground. */
function getDotContrast(dot: string, theme: Theme, ground: string, world?: string): number {
  const color = getColor(ground, theme, world);
  return Math.max(...[dot, '--rim'].map((token) => contrast(getColor(token, theme, world), color)));
}

test.each(dots.flatMap((dot) => themes.map((theme) => [dot, theme] as const)))(
  '%s or its rim has a contrast of 3 to the grounds of the %s page',
  (dot, theme) => {
    for (const ground of ['--bg', '--surface', '--sunk']) {
      expect(getDotContrast(dot, theme, ground)).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(dots.flatMap((dot) => worlds.map((world) => [dot, world] as const)))(
  '%s or its rim has a contrast of 3 to the ground of %s',
  (dot, world) => {
    for (const theme of themes) {
      expect(getDotContrast(dot, theme, '--world-top', world)).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(worlds)("the header's button has a contrast of 3 to the ground of %s", (world) => {
  for (const theme of themes) {
    const scheme = getColor('--world-scheme', theme, world);
    const button = getColor('--button', scheme === 'dark' || scheme === 'light' ? scheme : theme);
    expect(contrast(button, getColor('--world-top', theme, world))).toBeGreaterThanOrEqual(3);
  }
});

/** The colour of the front edge of a world's ground. */
function getEdge(theme: Theme, world: string): string {
  const floor = getColor('--world-floor', theme, world);
  const edge = getColor('--world-edge', theme, world);
  const [, share] =
    /^color-mix\(in srgb, var\(--world-top\) (\d+)%, var\(--world-floor\)\)$/.exec(edge) ?? [];
  if (!share) return edge;
  const top = channels(getColor('--world-top', theme, world));
  const mixed = channels(floor).map((value, index) => {
    const part = Number(share) / 100;
    return Math.round((top[index] ?? 0) * part + value * (1 - part));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.each(worlds)('the front edge of %s stands out from the page', (world) => {
  for (const theme of themes) {
    expect(contrast(getEdge(theme, world), getColor('--bg', theme))).toBeGreaterThanOrEqual(1.1);
  }
});

test.each(worldName.options)(
  "the banner's button has a contrast of 3 to the floor of %s",
  (world) => {
    const action = { label: 'Sail', href: '/' } as const;
    const { container } = render(
      <StageBanner {...teamDetails().banner} world={world} action={action} />,
    );
    const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone');
    const fill = getColor(tone === 'sun' ? '--highlight' : '--inverse', 'light');
    expect(contrast(fill, getColor('--world-floor', 'light', world))).toBeGreaterThanOrEqual(3);
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

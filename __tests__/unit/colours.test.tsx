import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { getContrast } from '@/__tests__/support/contrast';
import { exampleOf } from '@/components/sections/exampleOf';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { stageBanner } from '@/components/sections/StageBanner/StageBanner.schema';
import { type World, world as worldName } from '@/content/schema/world';
import { getColor } from '@/styles/colors';

const worlds = worldName.options;
const themes = ['light', 'dark'] as const;
type Ground = { theme?: (typeof themes)[number]; world?: World };

const dots = ['--office-1', '--office-2', '--office-3', '--office-4'];

/** The tokens of a pair if the first is hard to see on the second. It may have the colour of another theme. */
function findFaint(token: string, on: string, ground: Ground, least = 3, own = ground): string[] {
  const contrast = getContrast(getColor(token, own), getColor(on, ground));
  if (contrast >= least) return [];
  return [`${token} on ${on}: contrast ${contrast.toFixed(2)}, expected ${least}`];
}

/** The dots of offices that are hard to see on a ground, and whose rim is, too. */
const findFaintDots = (on: string, ground: Ground) =>
  findFaint('--rim', on, ground).length > 0
    ? dots.flatMap((dot) => findFaint(dot, on, ground))
    : [];

test.each(themes)('the dots of the offices stand out from the grounds of the %s page', (theme) => {
  const grounds = ['--bg', '--surface', '--sunk'];
  expect(grounds.flatMap((on) => findFaintDots(on, { theme }))).toEqual([]);
});

test.each(worlds)('words, dots and the button of the header stand out on %s', (world) => {
  for (const theme of themes) {
    const ground = { theme, world };
    const scheme = getColor('--world-scheme', ground);
    const own = { theme: scheme === 'dark' || scheme === 'light' ? scheme : theme };
    expect([
      ...findFaintDots('--world-top', ground),
      ...findFaint('--button', '--world-top', ground, 3, own),
    ]).toEqual([]);
  }
  expect([
    ...findFaint('--world-ink', '--world-top', { world }, 4.5),
    // Titles are large text, for which WCAG requires 3.
    ...findFaint('--world-title', '--world-top', { world }),
  ]).toEqual([]);
});

test.each(worlds)("the banner's button has a contrast of 3 to the floor of %s", (world) => {
  const action = { label: 'Sail', href: '/' } as const;
  const banner = exampleOf(stageBanner, 'short', { world, action });
  const { container } = render(<StageBanner {...banner} />);
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone');
  const fill = tone === 'sun' ? '--highlight' : '--inverse';
  expect(findFaint(fill, '--world-floor', { world })).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { getContrast } from '@/__tests__/support/contrast';
import { StageBanner } from '@/components/sections/StageBanner/StageBanner';
import { teamDetails } from '@/content/pages/team-details';
import { type World, world as worldName } from '@/content/schema/world';
import { getColor } from '@/styles/colors';

const worlds = worldName.options;
const themes = ['light', 'dark'] as const;
type Ground = { theme: (typeof themes)[number]; world?: World };

const dots = ['--office-1', '--office-2', '--office-3', '--office-4'];

/** Expects that each dot of an office, or its rim, stands out from a ground. */
function expectVisibleDots(token: string, ground: Ground): void {
  const color = getColor(token, ground);
  const rim = getContrast(getColor('--rim', ground), color);
  for (const dot of dots)
    expect(Math.max(rim, getContrast(getColor(dot, ground), color))).toBeGreaterThanOrEqual(3);
}

test.each(themes)('the dots of the offices stand out from the grounds of the %s page', (theme) => {
  for (const token of ['--bg', '--surface', '--sunk']) expectVisibleDots(token, { theme });
});

test.each(worlds)('words, dots and the button of the header stand out on %s', (world) => {
  for (const theme of themes) {
    const top = getColor('--world-top', { theme, world });
    expectVisibleDots('--world-top', { theme, world });
    const scheme = getColor('--world-scheme', { theme, world });
    const button = getColor('--button', {
      theme: scheme === 'dark' || scheme === 'light' ? scheme : theme,
    });
    expect(getContrast(button, top)).toBeGreaterThanOrEqual(3);
  }
  const [top, ink, title] = ['--world-top', '--world-ink', '--world-title'].map((token) =>
    getColor(token, { world }),
  );
  expect(getContrast(`${top}`, `${ink}`)).toBeGreaterThanOrEqual(4.5);
  // Titles are large text, for which WCAG requires 3.
  expect(getContrast(`${top}`, `${title}`)).toBeGreaterThanOrEqual(3);
});

test.each(worlds)("the banner's button has a contrast of 3 to the floor of %s", (world) => {
  const action = { label: 'Sail', href: '/' } as const;
  const banner = { ...teamDetails().banner, world, action };
  const { container } = render(<StageBanner {...banner} />);
  const tone = container.querySelector('[data-tone]')?.getAttribute('data-tone');
  const fill = getColor(tone === 'sun' ? '--highlight' : '--inverse');
  expect(getContrast(fill, getColor('--world-floor', { world }))).toBeGreaterThanOrEqual(3);
});

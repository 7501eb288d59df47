import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Icon } from '@/components/ui/Icon/Icon';
import { readIcon } from '@/content/brand/read-icon';
import { iconName, OWN_ICONS } from '@/content/files/icon';

const ROOT = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'icons-')));
  mkdirSync(OWN_ICONS, { recursive: true });
});

afterEach(() => process.chdir(ROOT));

/** Draws an icon of the owner's own. */
function draw(svg: string): string {
  writeFileSync(join(OWN_ICONS, 'own.svg'), svg);
  return render(<Icon name={iconName.parse('own.svg')} size="20px" />).container.innerHTML;
}

test('an icon of an owner is drawn in the colour of the text', () => {
  expect(
    draw('<?xml version="1.0"?><svg viewBox="0 0 8 8" width="8"><path fill="#f00"/></svg>'),
  ).toBe(
    '<svg viewBox="0 0 8 8" width="20px" height="20px" fill="currentColor" aria-hidden="true"><path fill="currentColor"></path></svg>',
  );
  const lines = '<style>.a{fill:none;stroke:#000}</style><path class="a"/>';
  expect(draw(`<svg viewBox="0 0 8 8">${lines}</svg>`)).toContain(
    '<path style="fill:none;stroke:currentColor"></path>',
  );
});

test('two icons on a page share no id', () => {
  const svg =
    '<svg viewBox="0 0 8 8"><clipPath id="c"><path d="M0 0"/></clipPath><path clip-path="url(#c)"/></svg>';
  const ids = [draw(svg), draw(svg)].map((html) => /id="([^"]+)"/.exec(html)?.[1]);
  expect(ids[0]).toMatch(/^mark-.+c$/);
  expect(draw(svg)).toContain('clip-path="url(#mark-');
});

test('what is no drawing is named', () => {
  expect(() => draw('<p>No drawing')).toThrow(
    'content/icons/own.svg is invalid:\n  expected a drawing as SVG',
  );
});

test('every icon of the site has its drawing in each weight', () => {
  process.chdir(ROOT);
  for (const name of iconName.unwrap().options.filter((each) => each !== 'own.svg'))
    for (const weight of ['light', 'regular', 'bold', 'fill'] as const)
      expect(readIcon(name, weight).shapes).toContain('<path d="M');
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Icon } from '@/components/ui/Icon/Icon';
import { OWN_ICONS } from '@/content/schema/icon';

const ROOT = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'icons-')));
  mkdirSync(OWN_ICONS, { recursive: true });
});

afterEach(() => process.chdir(ROOT));

/** Draws an icon of the owner's own. The schema reads their names when it is loaded. */
function draw(svg: string): string {
  writeFileSync(join(OWN_ICONS, 'own.svg'), svg);
  const name: `${string}.svg` = 'own.svg';
  return render(<Icon name={name as never} size="20px" />).container.innerHTML;
}

test.each([
  [
    'shapes in a colour',
    '<?xml version="1.0"?><svg viewBox="0 0 8 8" width="8"><path fill="#f00" d="M0 0h8"/></svg>',
    '<svg viewBox="0 0 8 8" fill="currentColor" width="20px" height="20px" aria-hidden="true"><path fill="currentColor" d="M0 0h8"></path></svg>',
  ],
  [
    'scripts, sheets and links',
    '<svg viewBox="0 0 8 8" onload="x()"><style>*{fill:red}</style><script>x()</script><a href="/"><path d="M1 1"/></a><path class="a" style="fill:red" onclick="x()" d="M0 0"/></svg>',
    '<svg viewBox="0 0 8 8" fill="currentColor" width="20px" height="20px" aria-hidden="true"><path d="M0 0"></path></svg>',
  ],
])('an icon of an owner is drawn in the colour of the text: %s', (_, svg, expected) => {
  expect(draw(svg)).toBe(expected);
});

test.each(['<p>No drawing', '<svg viewBox="0 0 8 8"></svg>', '<svg><path d="M0 0"/></svg>'])(
  '%s is no icon',
  (svg) => {
    expect(draw(svg)).toBe('');
  },
);

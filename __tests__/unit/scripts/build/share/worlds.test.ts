import { expect, test } from '@jest/globals';
import { world } from '@/content/schema/world';
import { contrast, getPalette } from '@/scripts/build/share/worlds';

const grounds = [undefined, ...world.options];

test('reads a world’s colours from the pages’ sheet', () => {
  expect(getPalette('devops')).toEqual({
    top: '#0c5e53',
    floor: '#1b8f7f',
    ink: '#ffffff',
    title: '#cfe8d5',
    shadow: 'rgb(4 44 38 / 66%)',
  });
});

test('a world without a colour takes the page’s', () => {
  expect(getPalette('software').ink).toBe('#0b1f24');
});

test('calculates contrast like WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#0f766e')).toBeCloseTo(5.47, 2);
});

test.each(grounds)('text on %s has enough contrast', (name) => {
  const { top, ink, title } = getPalette(name);
  expect(contrast(top, ink)).toBeGreaterThanOrEqual(4.5);
  // Titles are large text. WCAG requires 3 for that.
  expect(contrast(top, title)).toBeGreaterThanOrEqual(3);
});

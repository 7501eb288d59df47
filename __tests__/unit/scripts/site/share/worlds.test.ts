import fs from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { world } from '@/content/schema/world';
import { contrast, getPalette } from '@/scripts/site/share/worlds';

const grounds = [undefined, ...world.options];

test('reads a world’s colours from the pages’ sheet; those that it lacks are the page’s', () => {
  const sheet = `
    [data-world='mint'] { --world-top: #000; --world-floor: #111111; }
    [data-world='devops'] {
      --world-top: #0c5e53;
      --world-floor: #fff;
      --world-shadow: rgb(4 44 38 / 66%);
    }
  `;
  const read = jest.spyOn(fs, 'readFileSync');
  const { ink, title } = getPalette(undefined);
  read.mockReturnValueOnce(sheet);
  expect(getPalette('devops')).toEqual({
    top: '#0c5e53',
    floor: '#ffffff',
    ink,
    title,
    shadow: 'rgb(4 44 38 / 66%)',
  });
  read.mockReturnValueOnce(sheet);
  expect(() => getPalette('cloud')).toThrow('has no world "cloud": add its rule');
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

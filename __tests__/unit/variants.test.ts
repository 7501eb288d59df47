import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SWITCHES, setSwitch } from '@/__tests__/variants/switches';
import { type Variant, variants } from '@/__tests__/variants/variants';
import { site } from '@/content/site/site';

const shipped = readFileSync(SWITCHES, 'utf8');
const all: readonly Variant[] = Object.values(variants);

test('the variants set every switch, whatever its value is', () => {
  const { recaptchaSiteKey: setByVariable, ...switches } = site().forms;
  const names = all.flatMap((variant) => variant.switches.map((line) => line.split(':')[0]));
  expect(new Set(names)).toEqual(new Set(['consent', 'script', ...Object.keys(switches)]));
  const toLines = (words: string) => words.split('\n').map((line) => line.trim());
  for (const variant of all) {
    const lines = toLines(variant.switches.reduce(setSwitch, shipped));
    expect(lines).toEqual(expect.arrayContaining(variant.switches.flatMap(toLines)));
  }
});

test('a value of several lines is replaced as a whole', () => {
  const { switches } = variants.doors;
  const open = switches.reduce(setSwitch, shipped);
  expect(switches.reduce(setSwitch, open)).toBe(open);
});

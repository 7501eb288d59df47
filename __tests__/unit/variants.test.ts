import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SWITCHES, setSwitch } from '@/__tests__/variants/switches';
import { variants } from '@/__tests__/variants/variants';
import { site } from '@/content/site/site';

test('the variants set every switch, whatever its value is', () => {
  const { recaptchaSiteKey: setByVariable, ...switches } = site().forms;
  const lines = [...variants.switches.switches, ...variants.doors.switches];
  const names = lines.map((line) => line.split(':')[0]);
  expect(new Set(names)).toEqual(new Set(['consent', 'script', ...Object.keys(switches)]));
  const text = lines.reduce(setSwitch, readFileSync(SWITCHES, 'utf8'));
  const toLines = (words: string) => words.split('\n').map((line) => line.trim());
  expect(toLines(text)).toEqual(expect.arrayContaining(lines.flatMap(toLines)));
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { applyDiff, readBlocks } from '@/__tests__/variants/recipes';
import { SWITCHES, setSwitch } from '@/__tests__/variants/switches';
import { variants } from '@/__tests__/variants/variants';
import { site } from '@/content/words/site';

test('the variant "switches" sets every switch, whatever its value is', () => {
  const { recaptchaSiteKey: setByVariable, ...switches } = site().forms;
  const lines = variants.switches.switches;
  const names = lines.map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(['consent', ...Object.keys(switches)].sort());
  const text = lines.reduce(setSwitch, readFileSync(SWITCHES, 'utf8'));
  for (const line of lines) expect(text).toMatch(new RegExp(`^ +${line}$`, 'm'));
});

test('a switch that is not there once cannot be set', () => {
  expect(setSwitch('forms:\n  outbox: true\n', 'outbox: false')).toBe('forms:\n  outbox: false\n');
  expect(() => setSwitch('forms:\n', 'outbox: false')).toThrow('has the switch "outbox" 0 times');
});

describe('the recipe of a page', () => {
  const [line, sections, words, menu, route] = readBlocks(readFileSync('app/README.md', 'utf8'));

  test('is a line in the routes, its sections, its words, a menu and its route', () => {
    expect([line, sections, words, menu, route].map((block) => block?.file)).toEqual([
      'content/routes.ts',
      'content/pages/press.ts',
      'content/pages/press.yaml',
      'content/menus.yaml',
      'app/press/page.tsx',
    ]);
  });

  test('adds its line to the table of pages', () => {
    const routes = readFileSync('content/routes.ts', 'utf8');
    const added = applyDiff(routes, line?.code ?? '');
    const table = (text: string) => text.slice(0, text.indexOf('\n});'));
    expect(table(added)).toContain("\n  press: { path: '/press'");
    expect(table(routes)).not.toContain('/press');
  });
});

test('the recipe of a section is one folder and its use', () => {
  const folder = 'components/sections/press/Steps/';
  const recipe = readFileSync('components/sections/add-a-section.md', 'utf8');
  expect(readBlocks(recipe).map(({ file }) => file.replace(folder, ''))).toEqual([
    'Steps.schema.ts',
    'Steps.tsx',
    'Steps.module.scss',
    'content/pages/press.ts',
    'content/pages/press.yaml',
    'app/press/page.tsx',
  ]);
});

test('a diff adds and removes lines after the line above', () => {
  const text = 'tea\ntoast\njam\n';
  expect(applyDiff(text, ' tea\n+milk\n+sugar\n jam\n+butter\n')).toBe(
    'tea\nmilk\nsugar\ntoast\njam\nbutter\n',
  );
  expect(applyDiff(text, '-toast\n+scones\n jam\n')).toBe('tea\nscones\njam\n');
  expect(() => applyDiff(text, ' coffee\n+milk\n')).toThrow('The file has no line "coffee".');
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brand } from '@/content/brand/brand';
import { declareFaces, listFiles } from '@/scripts/site/fonts/declare';
import { listFaces } from '@/scripts/site/fonts/faces';
import { findCharacters } from '@/scripts/site/fonts/find-characters';
import { type Plan, plan } from '@/scripts/site/fonts/plan';
import { readFont } from '@/scripts/site/fonts/read-font';

async function planFaces(): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const face of listFaces(brand().typefaces))
    plans.push(await plan(face, [...findCharacters().keys()]));
  return plans;
}

test('the committed files have the characters of the brand’s typefaces, and app/fonts.ts declares them', async () => {
  const plans = await planFaces();
  expect(readFileSync('app/fonts.ts', 'utf8')).toBe(declareFaces(plans));
  for (const face of plans)
    for (const { file, part } of listFiles(face)) {
      const { characters } = await readFont(`styles/fonts/${file}`);
      expect(characters).toEqual([...face.characters[part]].sort());
    }
});

test('a typeface of headlines is declared and loaded first, and a static one stands for all weights', async () => {
  const [sans] = await planFaces();
  if (!sans) throw new Error('expected a typeface');
  const headline: Plan = {
    ...sans,
    name: 'headline',
    axes: {},
    hash: '0',
    isDelivered: false,
    bold: undefined,
  };
  const file = declareFaces([{ ...headline, characters: { ...sans.characters, extended: '' } }]);
  expect(file).toContain(`const headline = localFont({
  src: '../styles/fonts/headline.woff2',
  variable: '--face-headline',
  adjustFontFallback: 'Arial',
  weight: '400 700',
  display: 'swap',
});`);
  expect(file).toContain('[headline, headlineRare]');
});

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
      // Some letters of other scripts are drawn of parts.
      expect(characters).toEqual(expect.arrayContaining([...(face.characters[part] ?? '')]));
    }
});

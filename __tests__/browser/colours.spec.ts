import { listPlacePairs } from '@/content/brand/pairs';
import { readPage, readWorld } from '@/content/brand/sheets';
import { dyeTokens, type Found, findPairs, showStates } from './support/dyes';
import { keptPages } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

const asWritten = (colour: string) => colour;
const ofWorlds = [...readWorld(undefined, asWritten).keys()];
const tokens = [...new Set([...readPage(asWritten).keys(), ...ofWorlds])];

/** Whether words of a size may stand on a ground. Which of both has which colour does not matter. */
const isDeclared = ({ text, theme, isLarge, world }: Found, ground: string) =>
  [...listPlacePairs(), ...listPlacePairs(world)].some(
    (pair) =>
      [
        [text, ground],
        [ground, text],
      ].some(([one = '', other = '']) => pair.text === one && pair.on.includes(other)) &&
      (pair.theme ?? theme) === theme &&
      (isLarge || pair.least > 3),
  );

/** Says what is declared for no ground of some words. */
const toLines = (found: Found) =>
  found.drawn.some((ground) => isDeclared(found, ground))
    ? []
    : found.grounds
        .filter((ground) => !isDeclared(found, ground))
        .map(
          (ground) => `${found.text} on ${ground} ${found.theme} ${found.world}: ${found.words}`,
        );

for (const path of keptPages) {
  test(`${path} has words on grounds of declared pairs only`, { tag: SWEEP }, async ({ page }) => {
    await visit(page, path);
    await dyeTokens(page, tokens, ofWorlds);
    const expectDeclared = async (state: string) => {
      const undeclared = (await findPairs(page, tokens)).flatMap(toLines);
      expect.soft([...new Set(undeclared)], state).toEqual([]);
    };
    await expectDeclared('at rest');
    await page.emulateMedia({ colorScheme: 'dark' });
    await showStates(page);
    await expectDeclared('all open and reached');
  });
}

import { alts } from '@/content/files/alts';
import { pictureWorlds } from '@/content/files/picture-worlds';
import { safeAreas } from '@/content/files/safe-areas';
import { nameMirrors } from '@/content/schema/mirror';
import { listMistakes, Mistake, refuse } from '@/content/schema/mistake';
import { site } from '@/content/site/site';
import { describeUnpublished, findDevices, findUnopened } from '../owned-files';
import { listCrops } from '../pictures/sources';
import { findLackingCharacters } from './characters';
import { checkCollections, checkFolders } from './collections';
import { checkFiles, checkHidden, checkTexts } from './content';
import { findCutWords, findLongTitles, findShortCards } from './cuts';
import { checkDrawings } from './drawings';
import { findRepeatedFacts, findRepeatedNames } from './facts';
import { findTakenFormer } from './former';
import { findOddMeta } from './odd-meta';
import { findPageless } from './pageless';
import { findPageProblems } from './pages';
import { describeToWrite } from './to-write';
import { findLostStart } from './tracker';
import { describeOld } from './version';
import { describeWaiting } from './waiting';
import { checkUnread } from './words';

const refuseAll = (problems: readonly string[]): void =>
  refuse(problems.map((problem) => new Mistake(problem)));

/**
 * Checks content and pages. Each check runs, whatever the others find.
 *
 * @returns a message for each mistake, and warnings: what is worth a look, but may be right
 */
export async function checkSite(): Promise<{ mistakes: string[]; warnings: string[] }> {
  const old = describeOld();
  if (old) return { mistakes: [old], warnings: [] };
  const warnings: string[] = [];
  const mistakes = await listMistakes([
    () => refuse(findUnopened()),
    () => refuseAll(findDevices()),
    () => checkUnread(),
    checkFiles,
    checkTexts,
    checkHidden,
    checkFolders,
    checkCollections,
    () => refuseAll(findPageProblems()),
    () => refuseAll(findTakenFormer()),
    checkDrawings,
    () => refuseAll(findLostStart(site().analytics)),
    alts,
    safeAreas,
    pictureWorlds,
    listCrops,
    () => warnings.push(...findRepeatedNames()),
    () => refuseAll(findRepeatedFacts()),
    () =>
      warnings.push(...findCutWords(), ...findLongTitles(), ...findOddMeta(), ...findShortCards()),
    () => warnings.push(...findPageless(), ...describeWaiting(), ...describeToWrite()),
    () => warnings.push(...describeUnpublished()),
    async () => warnings.push(...(await findLackingCharacters())),
  ]);
  return { mistakes, warnings: warnings.map(nameMirrors) };
}

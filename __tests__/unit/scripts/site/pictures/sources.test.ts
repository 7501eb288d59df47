import { expect, test } from '@jest/globals';
import { standInProject } from '@/__tests__/support/project';
import { findMasterMistakes, listWhole } from '@/scripts/site/pictures/sources';

const MASTERS = 'content/pictures/masters';
const written = ['cup.webp', 'kitchen/pot.webp', '.DS_Store', '._cup.webp', 'Thumbs.db'];
const project = standInProject(
  Object.fromEntries(written.map((name) => [`${MASTERS}/${name}`, ''])),
);

test('masters may stand in folders, and two of one name are a mistake', () => {
  expect(listWhole()).toEqual([
    { name: 'cup', file: `${MASTERS}/cup.webp` },
    { name: 'pot', file: `${MASTERS}/kitchen/pot.webp` },
  ]);
  expect(findMasterMistakes()).toEqual([]);
  project.write({ [`${MASTERS}/kitchen/cup.webp`]: '' });
  expect(findMasterMistakes().map(({ message }) => message)).toEqual([
    `${MASTERS}/cup.webp: another picture has this name, with another ending or in another folder. Rename the file`,
  ]);
});

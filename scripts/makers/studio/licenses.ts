/**
 * Writes the licence notices of the typefaces and of every package in the site's pages and scripts. Run
 * `npx tsx scripts/makers/studio/licenses.ts` after you add or update such a package. The step "fonts" of a
 * build writes the part about typefaces.
 */
import { writeFileSync } from 'node:fs';
import { NOTICES } from '../../site/fonts/notices';
import { formatNotices } from './licenses/notices';
import { getShippedPackages } from './licenses/shipped';

const names = await getShippedPackages();
writeFileSync(NOTICES, formatNotices(names));
console.log(`licenses: wrote ${NOTICES} for ${names.join(', ')}`);

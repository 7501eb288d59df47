/**
 * Writes the licence notices of the typefaces and of every package in the site's pages and scripts. Run
 * `npx tsx scripts/studio/licenses.ts` after you add or update such a package. A build writes the typefaces' part itself,
 * in its step "fonts".
 */
import { writeFileSync } from 'node:fs';
import { NOTICES } from '../site/fonts/notices';
import { formatNotices } from './licenses/notices';
import { getShippedPackages } from './licenses/shipped';

const names = await getShippedPackages();
writeFileSync(NOTICES, formatNotices(names));
console.log(`licenses: wrote ${NOTICES} for ${names.join(', ')}`);

/**
 * Writes the licence notices of the typefaces and of every package in the site's pages and scripts. The step "fonts"
 * of a build writes the part of the typefaces. After you add or update such a package, run `npx tsx scripts/studio/licenses.ts`.
 */
import { writeFileSync } from 'node:fs';
import { NOTICES } from '../site/fonts/notices';
import { formatNotices } from './licenses/notices';
import { getShippedPackages } from './licenses/shipped';

const names = await getShippedPackages();
writeFileSync(NOTICES, formatNotices(names));
console.log(`licenses: wrote ${NOTICES} for ${names.join(', ')}`);

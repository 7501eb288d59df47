/**
 * Writes the notices of the typefaces and of every package that visitors are sent a part of. Run it
 * after such a package was added or updated: `npx tsx scripts/build/licenses.ts`.
 */
import { writeFileSync } from 'node:fs';
import { NOTICES, noticesOf } from './licenses/notices';
import { shippedPackages } from './licenses/shipped';

const names = await shippedPackages();
writeFileSync(NOTICES, noticesOf(names));
console.log(`licenses: ${names.join(', ')}`);

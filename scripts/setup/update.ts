/**
 * Takes over a later version of the site's code. Words, pictures and the brand stay as they are:
 *
 *   npm run update -- <address of the repository> [version]
 *
 * Without a version it takes the newest. It changes files and commits nothing, so `git diff --staged`
 * shows what it did, and `git reset --hard` undoes it.
 */
import { readFileSync } from 'node:fs';
import { takeVersion } from './update/take-version';

const [address, wanted] = process.argv.slice(2);

try {
  if (!address)
    throw new Error('Say where the versions are: npm run update -- <address> [version].');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const taken = takeVersion({ folder: process.cwd(), address, current: version, wanted });
  console.log(`update: went from ${version} to ${taken.version}. Nothing is committed yet.`);
  for (const file of taken.conflicts) {
    console.log(`  ${file}: you and the new version changed the same lines. Choose between both.`);
  }
  for (const file of taken.kept) {
    console.log(`  ${file}: yours stays. See the new one: git show ${taken.ref}:${file}`);
  }
  console.log(
    'Read .github/CHANGELOG.md. Then run "npm ci", "npm run check" and "npm test", and commit.',
  );
  if (taken.conflicts.length) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

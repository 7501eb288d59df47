/**
 * Takes over a later version of the site's code. Words, pictures and the brand stay as they are:
 *
 *   npm run update -- <address of the repository> [version]
 *
 * Without a version it takes the newest. It changes files and commits nothing, so `git diff --staged`
 * shows what it did, and `git reset --hard` undoes it.
 */
import { readFileSync } from 'node:fs';
import { createGit } from './git';
import { takeVersion } from './update/take-version';
import { undoStopped } from './update/whole';

const CHOOSE = `To keep your file:         git checkout --ours <file> && git add <file>
To take the new version's: git checkout --theirs <file> && git add <file>
Where a file has gone on one side: git rm <file>, or git add <file>`;

const [address, wanted] = process.argv.slice(2);

try {
  if (!address)
    throw new Error('Say where the versions are: npm run update -- <address> [version].');
  if (undoStopped(createGit('.'), '.')) {
    console.log(
      'update: the update before was stopped. The files are as they were before it. What stood in them is in "git stash list".',
    );
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const taken = takeVersion({ folder: process.cwd(), address, current: version, wanted });
  const { version: now, ref } = taken;
  console.log(`update: went from ${version} to ${now}. Nothing is committed yet.`);
  const print = (files: readonly string[], words: (file: string) => string) => {
    for (const file of files) console.log(`  ${file}: ${words(file)}`);
  };
  print(taken.kept, (file) => `yours stays. See the new one: git show ${ref}:${file}`);
  print(taken.deleted, (file) => `you deleted it. See the new one: git show ${ref}:${file}`);
  print(taken.manuals, (file) => `this is the new manual. See yours: git show HEAD:${file}`);
  const both = 'you and the new version changed it';
  print(taken.fields, () => `${both}. Yours stays. See the new one: git show ${ref}:package.json`);
  print(taken.conflicts, () => `${both} in the same lines. Choose.`);
  if (taken.conflicts.length > 0) console.log(CHOOSE);
  console.log(`To undo all of it: git reset --hard
Read .github/CHANGELOG.md. Then run "npm install", "npm run check" and "npm test", and commit.`);
  if (taken.conflicts.length) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

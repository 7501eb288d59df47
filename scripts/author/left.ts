/**
 * Lists what of the site is still as it was delivered: facts, sentences, pages and pictures. Lists texts that
 * are still to write, and the keys of the environment that are missing, too. It prints nothing when all is yours:
 *
 *   npm run left [-- <commit>]
 *
 * It compares with the set of content of `npm run own`, or with the first commit, or with the one that you
 * name. It writes nothing. With the tag of a further language, it lists the words that the language lacks:
 *
 *   npm run left -- de
 */
import '../site/env';
import { isMirrored, listContent } from '@/content/files/owner-files';
import { tryRead } from '@/content/schema/mistake';
import { createGit } from '../setup/git';
import { isUnshown } from '../site/check/unshown';
import { missingKeys } from '../site/mail';
import { findDelivered } from './left/delivered';
import { findLeft } from './left/find-left';
import { describeTranslation } from './left/translation';

function findMissingKeys(): string[] {
  const address = process.env.NEXT_PUBLIC_SITE_URL
    ? []
    : ['.env.local: NEXT_PUBLIC_SITE_URL is missing: the address of the site (.env.example)'];
  const mail = tryRead(missingKeys);
  return 'mistake' in mail
    ? [...address, mail.mistake.message]
    : [...address, mail.value ?? []].flat();
}

const [, , argument = ''] = process.argv;
// The argument names a language, or a commit.
if (isMirrored(`content/${argument}/`)) {
  for (const line of describeTranslation(argument)) console.log(line);
  process.exit();
}

try {
  const folder = process.cwd();
  const git = createGit(folder);
  const files = listContent().filter((file) => !isUnshown(file));
  const left = findLeft(git, folder, findDelivered(git, argument || undefined), files);
  for (const line of [...left, ...findMissingKeys()]) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Lists what of the site is still as it was delivered: facts, sentences, pages and pictures. Lists texts that
 * are still to write, and the keys of the environment that are missing, too. It prints nothing when all is yours:
 *
 *   npm run left [-- <commit>]
 *
 * It compares with the set of content of `npm run own`, or with the first commit, or with the one that you
 * name. It writes nothing.
 */
import '../site/env';
import { listFiles } from '@/content/files/owner-files';
import { tryRead } from '@/content/schema/mistake';
import { createGit } from '../setup/git';
import { isUnshown } from '../site/check/unshown';
import { missingKeys } from '../site/mail';
import { findDelivered } from './left/delivered';
import { findLeft } from './left/find-left';

function findMissingKeys(): string[] {
  const address = process.env.NEXT_PUBLIC_SITE_URL
    ? []
    : ['.env.local: NEXT_PUBLIC_SITE_URL is missing: the address of the site (.env.example)'];
  const mail = tryRead(missingKeys);
  return 'mistake' in mail
    ? [...address, mail.mistake.message]
    : [...address, mail.value ?? []].flat();
}

try {
  const folder = process.cwd();
  const git = createGit(folder);
  const files = listFiles('content').filter((file) => !isUnshown(file));
  const left = findLeft(git, folder, findDelivered(git, process.argv[2]), files);
  for (const line of [...left, ...findMissingKeys()]) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { survey } from '@/content/files/owner-files';
import { isPassedOver } from '@/content/files/passed-over';
import type { Mistake } from '@/content/schema/mistake';

/**
 * Whether a file of `public` stays out of the site: a hidden one, or one that an editor leaves. Files of ".well-known"
 * are published.
 */
export const isUnpublished = (name: string): boolean =>
  name
    .replace(/^\.well-known\//, '')
    .split('/')
    .some(isPassedOver);

/** Next copies hidden files, too. */
const surveyPublic = () => survey('public', () => false);

/** Lists the mistakes of all files of the owner that cannot be opened. */
export const findUnopened = (): Mistake[] => [
  ...survey('content').mistakes,
  ...surveyPublic().mistakes,
];

/**
 * Whether a mistake is about code, about a folder that holds it, or about a list that the build writes and code imports.
 * No step can run then.
 */
export const isCode = ({ message }: Mistake): boolean =>
  /^content(\/([^.]+|.+\.ts|film\.json|pictures\/(manifest|shares)\.json))? (is|cannot) /.test(
    message,
  );

/** Names the files of `public` that stay out of the site, in one line. Nothing if there are none. */
export function describeUnpublished(): string[] {
  const files = surveyPublic().files.filter((file) => isUnpublished(file.slice('public/'.length)));
  if (files.length === 0) return [];
  return [`hidden files and what editors leave are not published: ${files.join(', ')}`];
}

import { isDevice } from '@/content/files/device';
import { survey } from '@/content/files/owner-files';
import { isUnpublished } from '@/content/files/public-files';
import type { Mistake } from '@/content/schema/mistake';

/** Next copies hidden files, too. */
const surveyPublic = () => survey('public', () => false);

/** Names the files of the owner that Windows cannot hold, so that nobody could check the project out there. */
export const findDevices = (
  files = [...survey('content').files, ...surveyPublic().files],
): string[] =>
  files
    .filter((file) => file.split('/').some(isDevice))
    .map(
      (file) => `${file}: expected another name: Windows keeps this one for a device. Rename it`,
    );

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

/** Names the files of `public` that visitors cannot load, in a line for each reason. */
export function describeUnpublished(): string[] {
  const { files } = surveyPublic();
  const isHidden = (file: string) => isUnpublished(file.slice('public/'.length));
  const list = (reason: string, found: readonly string[]) =>
    found.length > 0 ? [`${reason}: ${found.join(', ')}`] : [];
  return [
    ...list('hidden files and what editors leave are not published', files.filter(isHidden)),
    ...list(
      'hosts send no file that ends with .br or .gz, because compressed copies do. Pack these as .zip',
      files.filter((file) => /\.(br|gz)$/.test(file)),
    ),
  ];
}

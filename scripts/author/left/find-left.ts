import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ALTS } from '@/content/files/alts';
import { readText } from '@/content/files/owner-files';
import { MASTERS } from '@/content/schema/masters';
import { cutText, getLength } from '@/content/schema/words';
import type { Git } from '../../setup/git';
import { isFields, listToWrite } from '../../site/check/to-write';
import { CROPS, type Delivered, findPictureNames, isWords, LOGO } from './delivered';
import { listTexts } from './texts';

const isPicture = (file: string) => file.startsWith(`${MASTERS}/`) || file === LOGO;

const CUT = 60;

const cut = (text: string) => (getLength(text) > CUT ? `${cutText(text, CUT).trimEnd()}…` : text);

const FACTS_FILE = 'content/agency.yaml';

/** Whether a file has words, those of pictures too. */
const isCountedFile = (file: string) => isWords(file) || file === ALTS;

/** The language of a site, without its country. */
const readLanguage = (facts: string): string =>
  String(Object(parse(facts)).language ?? 'en').split('-')[0] ?? '';

/**
 * Lists what is still as it was delivered.
 *
 * @param folder the folder of the project
 * @param files the files of content that visitors see
 * @returns a line for each file of which nothing was changed, or for each of its texts that was not, and for
 * each text that is still to be written
 */
export function findLeft(
  git: Git,
  folder: string,
  { blobs, read }: Delivered,
  files: readonly string[],
): string[] {
  const open = (file: string) => readText(join(folder, file));
  const isTranslated =
    readLanguage(open(FACTS_FILE)) !== readLanguage(blobs.has(FACTS_FILE) ? read(FACTS_FILE) : '');
  const delivered = new Set(
    [...blobs.keys()]
      .filter(isCountedFile)
      .flatMap((file) => listTexts(file, read(file), isTranslated).map(({ value }) => value)),
  );
  const texts = files.filter(isCountedFile).flatMap((file) => {
    const now = listTexts(file, open(file), isTranslated);
    const left = now.filter(({ value }) => delivered.has(value));
    if (left.length > 1 && left.length === now.length)
      return [`${file}: all ${left.length} texts are as they were delivered`];
    return left.map(({ field, value }) => `${file}: ${field}: "${cut(value)}"`);
  });
  const toWrite = files
    .filter(isFields)
    .flatMap((file) =>
      listToWrite(open(file)).map(
        ({ field, value }) => `${file}: ${field}: write this: "${cut(value)}"`,
      ),
    );
  const names = findPictureNames(files.filter((file) => isWords(file) || file === CROPS).map(open));
  const pictures = files.filter(
    (file) => file === LOGO || (isPicture(file) && names.has(basename(file).replace(/\.\w+$/, ''))),
  );
  const hashes = git(['hash-object', '--stdin-paths'], { input: pictures.join('\n') }).split('\n');
  const known = new Set([...blobs].flatMap(([file, blob]) => (isPicture(file) ? [blob] : [])));
  const same = pictures.filter((_, index) => known.has(hashes[index] ?? ''));
  return [
    ...texts,
    ...toWrite,
    ...same.map((file) => `${file}: this picture is as it was delivered`),
  ];
}

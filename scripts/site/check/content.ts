import { agencyFacts } from '@/content/files/agency-facts';
import { findAbsent, hasName, tryFill } from '@/content/files/braces';
import type { Collection } from '@/content/files/collection';
import { readFolder, type SlugFile } from '@/content/files/folder';
import { findReason, hasList, isLeftOut } from '@/content/files/left-out';
import { readText } from '@/content/files/owner-files';
import { readFields, splitReaders } from '@/content/files/read-file';
import { toPath } from '@/content/files/to-path';
import { listWords } from '@/content/pages/words';
import { checkProse } from '@/content/prose/prose';
import { withKind } from '@/content/schema/field-name';
import { FURTHER } from '@/content/schema/mirror';
import { invalid, readIfSound, readTogether } from '@/content/schema/mistake';
import { collections } from '@/content/structured/collections';
import { isUnread, isUnshown, isUnshownField } from './unshown';

/** The addresses of the entries that visitors do not see, with their files. */
const getHidden = ({ toAddress, sound, find }: Collection<unknown>): [string, string][] =>
  sound()
    .filter(({ slug }) => !find(slug))
    .flatMap(({ slug, file }) => {
      const address = toAddress(slug);
      return address === undefined ? [] : [[address, file]];
    });

/** An address in a file, and the field that has it. */
type Target = { field: string; address: string };

/** A list of links. Its lines to pages that are left out vanish (`links` of content/references). */
const isMenu = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((each) => Object.keys(Object(each)).sort().join() === 'href,label');

/** Fields that say where a page is, or was. They are no links. */
const OWN = ['above', 'aliases', 'canonical', 'formerly', 'path'];

/** The addresses in the fields of a file. Menus may have those of pages that are left out. */
function findTargets(value: unknown, path: readonly string[] = []): Target[] {
  if (typeof value === 'string')
    return value.startsWith('/') ? [{ field: path.join('.'), address: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const targets = Object.entries(value)
    .filter(([key]) => path.length > 0 || !OWN.includes(key))
    .flatMap(([key, each]) => findTargets(each, [...path, withKind(key, each)]));
  return isMenu(value) ? targets.filter(({ address }) => !isLeftOut(address)) : targets;
}

/** How a file leaves a link out. What a further language does not write, it takes from the first. */
const LEAVE_OUT = FURTHER
  ? 'write null for its field, or delete the item or the section'
  : 'delete the link or its section';

/** Refuses links of a file that lead to hidden pages, or to pages that the site leaves out. */
function checkTargets(
  file: string,
  targets: readonly Target[],
  hidden: ReadonlyMap<string, string>,
): void {
  const problems = targets.flatMap(({ field, address }) => {
    const reason = findReason(address);
    if (reason) {
      return isUnshownField(file, field)
        ? []
        : `${field}: "${address}" leads to no page, because ${reason}. Link another page, or ${LEAVE_OUT}`;
    }
    const target = hidden.get(toPath(address));
    return target
      ? `${field}: "${address}" leads to ${target}, which is a draft, or its day has not come`
      : [];
  });
  if (problems.length > 0) throw invalid(file, ...problems);
}

/** The collections whose entries something reads. */
const readCollections = () =>
  collections
    .map(({ collection }) => collection)
    .filter(({ start, isOut }) => !isOut() || (start !== undefined && hasList(start)));

/** Reads every file of words and of collections that something reads, drafts too. */
export const checkFiles = (): unknown =>
  readTogether(
    ...listWords()
      .filter(({ words }) => !isUnread(words.file))
      .map(({ words }) => words),
    ...readCollections().map(({ all }) => all),
  );

/** Checks the Markdown of a file, also where its fields are wrong or its words in braces are not known. */
function readLinks({ file }: SlugFile): readonly string[] {
  const { readBody } = splitReaders(file, readText(file));
  const { filled, problems, cause } = tryFill(readBody(), agencyFacts);
  // The reader of the file says what its text cannot do without.
  const { prose, problems: found } = checkProse(findAbsent(filled).length > 0 ? '' : filled);
  const isComplete = problems.length === 0 && !cause;
  const own = found.filter((problem) => isComplete || !hasName(problem));
  if (own.length > 0) throw invalid(file, ...own);
  return prose.links;
}

/** Checks the Markdown of all files, that of drafts too. */
export const checkTexts = (): unknown =>
  readTogether(
    ...readCollections()
      .filter(({ isProse }) => isProse)
      .flatMap(({ folder, format }) => readFolder(folder, format).files)
      .map((file) => () => readLinks(file)),
  );

/** The addresses in a file of a collection, whatever else is wrong with it. */
function readTargets(file: SlugFile, isProse: boolean): Target[] {
  const fields = readIfSound(() => splitReaders(file.file, readText(file.file)).readFields());
  const links = isProse ? (readIfSound(() => readLinks(file)) ?? []) : [];
  return [...findTargets(fields), ...links.map((address) => ({ field: '(the text)', address }))];
}

/** Refuses links of files that visitors see to pages that they do not see. */
export function checkHidden(): void {
  const hidden = new Map(collections.flatMap(({ collection }) => getHidden(collection)));
  readTogether(
    ...listWords()
      .map(({ words }) => words.file)
      .filter((file) => !isUnshown(file))
      .map(
        (file) => () =>
          checkTargets(file, findTargets(readIfSound(() => readFields(file))), hidden),
      ),
    ...collections
      .map(({ collection }) => collection)
      .filter(({ isOut }) => !isOut())
      .flatMap(({ folder, format, sound, find, isProse }) => {
        const drafts = sound().filter(({ slug }) => !find(slug));
        return readFolder(folder, format)
          .files.filter(({ file }) => !isUnshown(file))
          .filter(({ file }) => !drafts.some((draft) => draft.file === file))
          .map((file) => () => checkTargets(file.file, readTargets(file, isProse), hidden));
      }),
  );
}

import { isSeq } from 'yaml';
import type { Copy } from '../variants/copy';
import { edit, type Field, listFiles, readBody, readTexts, type Way } from './fields';

/** A file that is removed, and the one that takes its place where something must stand there. */
type Removal = {
  /** The folder of its kind, and the start of its address. */
  folder: string;
  ending: '.md' | '.yaml';
  address: string;
  slug: string;
  other: string;
};

/** A place that refers to a removed file: a field, or the text below the fields. */
type Mention = { removal: Removal; file: string; field?: Field };

/** Fields that name a file of another folder. */
const REFERENCES: Record<string, readonly string[]> = {
  'content/team': ['people', 'person', 'author'],
  'content/projects': ['project', 'client'],
  'content/jobs': [],
};

/** The name of a field in a list is that of the list. */
const getName = (way: Way) => way.findLast((key) => typeof key === 'string');

const toAddresses = ({ address, slug }: Removal) => [`${address}/${slug}`, `${address}#${slug}`];

function isMention({ way, value }: Field, removal: Removal): boolean {
  if (toAddresses(removal).includes(value)) return true;
  const names = REFERENCES[removal.folder] ?? [];
  return value === removal.slug && names.includes(String(getName(way)));
}

/** Finds what refers to a file, in fields and in texts. */
function findMentions(copy: Copy, removal: Removal): Mention[] {
  return listFiles(copy).flatMap((file): Mention[] => {
    const fields = readTexts(copy, file).filter((field) => isMention(field, removal));
    const body = readBody(copy, file);
    const isInText = toAddresses(removal).some((to) => body.includes(`(${to})`));
    return [
      ...fields.map((field) => ({ removal, file, field })),
      ...(isInText ? [{ removal, file }] : []),
    ];
  });
}

/** Throws if the check does not name a mention's file, and its field or its address. */
function expectNamed(message: string, { removal, file, field }: Mention): void {
  const [, after = ''] = message.split(`${file} is invalid:\n`);
  const problems = after.split(/^\S/m)[0] ?? '';
  const place = field ? `  ${field.way.join('.')}: ` : `${removal.address}/${removal.slug}`;
  if (problems.includes(place)) return;
  throw new Error(
    `The check does not say that ${file} (${field?.way.join('.') ?? 'its text'}) refers to ${removal.folder}/${removal.slug}, which is gone. It says:\n${message}`,
  );
}

/** Makes a mention name another file, or removes it from its list. */
function mend(copy: Copy, { removal, file, field }: Mention): void {
  const [gone = '', goneAnchor = ''] = toAddresses(removal);
  const [there = '', thereAnchor = ''] = toAddresses({ ...removal, slug: removal.other });
  if (!field) {
    copy.change(file, `(${gone})`, `(${there})`);
    return;
  }
  const { way, value } = field;
  edit(copy, file, (fields) => {
    const list = fields.getIn(way.slice(0, -1));
    const isOneOfMany = isSeq(list) && list.items.length > 1;
    if (value === gone) fields.setIn(way, there);
    else if (value === goneAnchor) fields.setIn(way, thereAnchor);
    else if (file === 'content/clients.yaml') fields.deleteIn(way.slice(0, -1));
    else if (isOneOfMany) fields.deleteIn(way);
    else fields.setIn(way, removal.other);
  });
}

/** Plans to remove the file of a folder to which the most refers. */
function planRemoval(copy: Copy, kind: Pick<Removal, 'folder' | 'ending' | 'address'>): Removal {
  const slugs = copy
    .list(kind.folder, kind.ending)
    .filter((name) => name !== 'README.md')
    .map((name) => name.slice(0, -kind.ending.length));
  const plans = slugs.map((slug) => {
    const other = slugs.find((each) => each !== slug) ?? '';
    const removal = { ...kind, slug, other };
    return { removal, count: findMentions(copy, removal).length };
  });
  const [most] = plans.sort((a, b) => b.count - a.count);
  if (!most) throw new Error(`${kind.folder} has no file to remove.`);
  return most.removal;
}

/**
 * Removes every job, a person and a case study. Expects the check to name at once all that refers to
 * them, and mends it.
 *
 * @throws an error that says what the check does not name
 */
export function removeSome(copy: Copy): void {
  const person = planRemoval(copy, { folder: 'content/team', ending: '.md', address: '/team' });
  const study = planRemoval(copy, {
    folder: 'content/projects',
    ending: '.yaml',
    address: '/projects',
  });
  const jobs = copy.list('content/jobs', '.md').map((name) => ({
    folder: 'content/jobs',
    ending: '.md' as const,
    address: '/job-description',
    slug: name.slice(0, -'.md'.length),
    other: '',
  }));
  const removals: Removal[] = [person, study, ...jobs];
  for (const { folder, slug, ending } of removals) copy.remove(`${folder}/${slug}${ending}`);
  const mentions = removals.flatMap((removal) => findMentions(copy, removal));
  if (mentions.length === 0) throw new Error('Nothing refers to the files that are removed.');
  const message = copy.check();
  for (const mention of mentions) expectNamed(message, mention);
  for (const mention of mentions) mend(copy, mention);
}

import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { BANNERS, kinds } from '@/content/pages/kinds';
import { convert } from '@/scripts/author/convert/convert';
import version1 from './version-1.json';

/** Converts files of content, by their paths in it. */
function run(files: Readonly<Record<string, string>>) {
  const { texts, notes } = convert(new Map(Object.entries(files)));
  return {
    files: Object.fromEntries(texts),
    notes,
    read: (file: string) => parse(texts.get(file) ?? ''),
  };
}

test('comments stay', () => {
  const { files } = run({
    'pages/team.yaml': `# The crew

meta:
  # for search engines
  title: Crew # one word
# the top
banner:
  # the headline
  title: Rowers
  # the lead
  lead: They row. # fast
# the end
`,
    'pages/blogs.yaml': 'banner: {}\n# around a note\narticle:\n  # below it\n  next: Next\n',
  });
  expect(files['pages/team.yaml']).toBe(`# The crew

meta:
  # for search engines
  title: Crew # one word
sections:
  - section: team-intro
    # the top
    # the headline
    title: Rowers
    # the lead
    lead: They row. # fast

# the end
`);
  expect(files['templates/article.yaml']).toBe('# around a note\n# below it\nnext: Next\n');
});

/** Every word, number and switch in values, sorted. */
function listValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(listValues);
}

/** The fields of a file, without those that nothing shows any more. */
function parseShown(text: string): Record<string, unknown> {
  const { setsApart, ...fields } = Object(parse(text));
  if (!setsApart) return fields;
  const { world, picture, stopwatch, ...shown } = setsApart;
  return { ...fields, setsApart: shown };
}

/** The values of some files that no conversion may lose. */
const listAll = (texts: Iterable<string>, drop: readonly string[]) =>
  [...texts]
    .map((text) => Object.entries(parseShown(text)).filter(([name]) => !drop.includes(name)))
    .flatMap((fields) => listValues(Object.fromEntries(fields)))
    .sort();

/** What version 1 said of a page that follows from its sections now. */
const GONE = ['arrangement', 'leaveOut', 'shows', 'article'];

test.each(Object.entries(version1))(
  'of version 1, nothing in %s is lost, every section is of a known kind, and each page begins with its title',
  (_, texts) => {
    const { files, notes } = run(texts);
    expect(notes).toEqual([]);
    const before = listAll(Object.values(texts), GONE);
    const after = listAll(Object.values(files), []);
    const left = [...after];
    const lost = before.filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    expect(lost).toEqual([]);
    for (const [file, text] of Object.entries(files)) {
      if (!file.startsWith('pages/')) continue;
      const listed: { section: string }[] = parse(text).sections;
      expect(listed.map(({ section }) => section).filter((kind) => !(kind in kinds))).toEqual([]);
      expect(BANNERS).toContain(listed[0]?.section);
    }
  },
);

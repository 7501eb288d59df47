import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { writeFields, writeMarkdown } from '@/scripts/author/writer';

type Values = ReturnType<typeof parse>;

/** The text after `change` has changed its values. */
function edit(text: string, change: (values: Values) => void): string {
  const values = parse(text);
  change(values);
  return writeFields(text, values);
}

const TEXT = `# Who we are
name:   Rivermark # the short name
quoted: 'It''s tea'
double: "Tea: \\"now\\""
folded: >-
  One morning the till sold
  a trout twice, and nobody
  could say who had it.

  It was a Friday.
block: |
  line one
  line two
# The people
people:
  # First in, last out
  - name: Ananya
    city: Noida # until spring
  - name: Oliver
    city: Liverpool

  # Joins in May
  - name: Priya
    city: Noida
tags: [Tea, Toast]
pair: { a: 1, b: two }
empty:
none: []
`;

test('values that are the same change nothing', () => {
  expect(edit(TEXT, () => undefined)).toBe(TEXT);
});

test.each([
  ['plain', 'name', 'Rivermark & Co', 'name:   Rivermark & Co # the short name'],
  [
    'plain, where that says something else',
    'name',
    'yes: no',
    'name:   "yes: no" # the short name',
  ],
  ['in single quotes', 'quoted', "It's toast", "quoted: 'It''s toast'"],
  ['in double quotes', 'double', 'Tea "then"', 'double: "Tea \\"then\\""'],
  ['in place of an empty value', 'empty', 'full', 'empty: full'],
  ['empty', 'name', '', 'name:   "" # the short name'],
  ['zero', 'name', 0, 'name:   0 # the short name'],
  ['false', 'name', false, 'name:   false # the short name'],
  ['an empty list', 'people', [], 'people: []'],
  ['an empty map', 'pair', {}, 'pair: {}'],
  ['in a list in brackets', 'tags', ['Tea', 'Jam, red', 'Toast'], 'tags: [Tea, "Jam, red", Toast]'],
  ['in a map in braces', 'pair', { a: 1, b: 'three' }, 'pair: { a: 1, b: three }'],
])('writes a value %s', (_, name, value, line) => {
  const result = edit(TEXT, (values) => {
    values[name] = value;
  });
  expect(result.split('\n')).toContain(line);
  expect(parse(result)).toEqual({ ...parse(TEXT), [name]: value });
});

test('a word in a folded text changes its own line', () => {
  const result = edit(TEXT, (values) => {
    values.folded = values.folded.replace('trout', 'salmon');
  });
  expect(result).toBe(TEXT.replace('trout', 'salmon'));
});

test('a line in a block changes alone', () => {
  const result = edit(TEXT, (values) => {
    values.block = 'line one\nline 2\n';
  });
  expect(result).toBe(TEXT.replace('line two', 'line 2'));
});

const OLIVER = '  - name: Oliver\n    city: Liverpool\n';

test('an item goes with its lines, and the comments of the others stay', () => {
  expect(edit(TEXT, ({ people }) => people.splice(1, 1))).toBe(TEXT.replace(OLIVER, ''));
});

test('the comment above an item goes with it', () => {
  const result = edit(TEXT, ({ people }) => people.splice(0, 1));
  expect(result).toContain(`people:\n${OLIVER}`);
  expect(result).not.toContain('First in');
});

test('an item moves with its comment', () => {
  const result = edit(TEXT, ({ people }) => people.unshift(people.pop()));
  expect(result).toContain('people:\n  # Joins in May\n  - name: Priya\n');
  expect(result.split('\n').toSorted()).toEqual(TEXT.split('\n').toSorted());
});

test('a new item stands in its place', () => {
  const result = edit(TEXT, ({ people }) => people.splice(1, 0, { name: 'James', city: 'Leeds' }));
  expect(result).toBe(TEXT.replace(OLIVER, `  - name: James\n    city: Leeds\n${OLIVER}`));
});

test('an item may move and another change in one save', () => {
  const result = edit(TEXT, ({ people }) => {
    people.reverse();
    people[2].city = 'Delhi';
  });
  expect(result).toContain(
    '  # First in, last out\n  - name: Ananya\n    city: Delhi # until spring\n',
  );
});

test('a new field follows the field before it, and a field can go', () => {
  const { name, ...rest } = parse(TEXT);
  const result = writeFields(TEXT, { name, motto: 'Tea first', ...rest, quoted: undefined });
  expect(result).toBe(
    TEXT.replace("quoted: 'It''s tea'\n", '').replace('name\n', 'name\nmotto: Tea first\n'),
  );
});

test('lists in lists keep the lines of the others', () => {
  const text = 'rows:\n  - - a\n    - b\n  - - c\n';
  const result = edit(text, ({ rows }) => rows[0].push('x'));
  expect(result).toBe('rows:\n  - - a\n    - b\n    - x\n  - - c\n');
});

test.each([
  ['line ends of Windows', TEXT.replaceAll('\n', '\r\n')],
  ['no line end at the end', TEXT.slice(0, -1)],
])('keeps %s', (_, text) => {
  const result = edit(text, (values) => {
    values.name = 'River';
  });
  expect(result).toBe(text.replace('Rivermark', 'River'));
});

test('a new file is plain YAML', () => {
  expect(writeFields('', { title: 'Tea', items: ['one', { two: 2 }] })).toBe(
    'title: Tea\nitems:\n  - one\n  - two: 2\n',
  );
});

test('a text that is no YAML is refused', () => {
  expect(() => writeFields('a: [', { a: 1 })).toThrow();
});

test('in a Markdown file, fields and text change apart', () => {
  const file = '---\ntitle: Tea # hot\n---\n\n# Boil\n\nWater.\n';
  const body = '# Boil\n\nWater.';
  expect(writeMarkdown(file, { fields: { title: 'Tea' }, body })).toBe(file);
  expect(writeMarkdown(file, { fields: { title: 'Jam' }, body })).toBe(file.replace('Tea', 'Jam'));
  expect(writeMarkdown(file, { fields: { title: 'Tea' }, body: 'Milk.' })).toBe(
    '---\ntitle: Tea # hot\n---\n\nMilk.\n',
  );
  expect(writeMarkdown('', { fields: { title: 'Tea' }, body: 'Milk.' })).toBe(
    '---\ntitle: Tea\n---\n\nMilk.\n',
  );
});

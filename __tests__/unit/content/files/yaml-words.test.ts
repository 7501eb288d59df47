import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { splitFile } from '@/content/files/read-file';

const SIGN = 'Put the text in quotes';

/** The smallest input of each mistake of syntax, and the remedy. */
test.each([
  ['a: b: c', 'a colon in a text', SIGN],
  ['a: *b', '"*b" stands for other fields', SIGN],
  ['a: b #c', '"#c" after "b" is a comment', SIGN],
  ['a: - b', 'has ended before this', 'Put the whole text in quotes'],
  ['a: "b', 'does not end with one', 'Add it'],
  ['a: {b', 'a bracket or a brace is not closed', 'Close it'],
  ['\ta: b', 'starts with a tab', 'Put spaces in its place'],
  ['a: 1\na: 2', 'the field stands twice', 'Delete one'],
  ['a: b\n---\nc: d', 'ends the fields too early', 'Delete it'],
  ['a: b\nc', 'the colon behind the name of a field is missing', 'Add it'],
])('%j: %s', (yaml, problem, remedy) => {
  const message = getErrorMessage(() => splitFile('x.yaml', yaml));
  expect(message).toMatch(/^x\.yaml is invalid:\n {2}\((line \d+|the fields)\): /);
  expect(message).toContain(problem);
  expect(message).toContain(remedy);
});

test('each wrong line is named at once', () => {
  const message = getErrorMessage(() => splitFile('x.md', '---\na: b: c\nd: e\nf: g: h\n---\n'));
  expect(message.match(/\(line \d+\)/g)).toEqual(['(line 2)', '(line 4)']);
});

test.each([
  ['the line of an open quotation mark', 'a: "x"\nb: "\nc: 1\nd: 2\n', ['b: "']],
  ['a tab, and no line after it', 'a: b: c\nd:\n\te: 1\n  f: 2\n  g: 3\n', ['a: b: c', 'e: 1']],
])('a message names %s', (_, yaml, found) => {
  const message = getErrorMessage(() => splitFile('x.yaml', yaml));
  expect([...message.matchAll(/Found: (.*)/g)].map(([, line]) => line)).toEqual(found);
});

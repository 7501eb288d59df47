import { agencyFacts } from '@/content/files/agency-facts';
import { listContent, readText } from '@/content/files/owner-files';
import { readIfSound } from '@/content/schema/mistake';
import { SPACED, toParts } from '@/content/schema/words';
import { escapeRegExp } from '../hosts/escape';
import { isFields } from './to-write';

/** A file of words. */
type Source = { path: string; text: string };

/** agency.yaml, which has the facts, and the manuals. */
const OTHERS = /^content\/(agency\.yaml|[^/]+\.md)$|\/README\.md$/;

/** The facts that words may not write out, by their names without "agency." or "office1.". */
const NEVER_WRITTEN = /\.(legalName|email|emailLink|phone|phoneLink|street|shortAddress)$/;

/** Finds words in a text, also where a line breaks between them, but not as a part of other words. */
const toPattern = (words: string) =>
  new RegExp(`(?<!${SPACED})${toParts(words).map(escapeRegExp).join('\\s+')}(?!${SPACED})`, 'gu');

/** The places in a text where words stand. */
const findWords = (text: string, words: string) =>
  [...text.matchAll(toPattern(words))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

const getLine = (text: string, at: number) => text.slice(0, at).split('\n').length;

/**
 * Finds facts about the agency that a file writes out instead of naming them in braces.
 *
 * @param facts words by their names in braces. Where two stand in one place, the longer one counts
 * @returns a message for each, with file, line and remedy
 */
export function findWrittenFacts(
  { path, text }: Source,
  facts: Iterable<readonly [name: string, words: string]>,
): string[] {
  const taken: { start: number; end: number }[] = [];
  return [...facts]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([name, words]) =>
      findWords(text, words).flatMap((place) => {
        if (taken.some(({ start, end }) => place.start < end && start < place.end)) return [];
        taken.push(place);
        return [{ line: getLine(text, place.start), name, words }];
      }),
    )
    .sort((one, other) => one.line - other.line)
    .map(
      ({ line, name, words }) =>
        `${path}:${line}: "${words}" is a fact about the agency. Write {${name}}, so that it follows a change there.`,
    );
}

const readSources = (): Source[] =>
  listContent()
    .filter((path) => (isFields(path) || path.endsWith('.md')) && !OTHERS.test(path))
    .map((path) => ({ path, text: readIfSound(() => readText(path)) ?? '' }));

/** The facts that the agency has, by their names in braces. */
const listFacts = () =>
  [...agencyFacts()].flatMap(([name, words]) =>
    words === null ? [] : [[name, words.replace('\u200e', '')] as const],
  );

/** The facts that words may not write out. */
function listSearched() {
  const facts = listFacts();
  // These may also be words of other sentences.
  const names = facts.filter(([name]) => /\.city$|^agency\.name$/.test(name));
  return facts.filter(
    ([name, words]) => NEVER_WRITTEN.test(name) && !names.some(([, own]) => own === words),
  );
}

/** Finds phone numbers, mail addresses, legal names and postal addresses that words write out. */
export function findRepeatedFacts(sources = readSources()): string[] {
  const searched = listSearched();
  return sources.flatMap((source) => findWrittenFacts(source, searched));
}

/**
 * Finds the agency's name where words write it out. These are warnings, because a name may also be
 * a word of other sentences.
 */
export function findRepeatedNames(): string[] {
  const facts = listFacts().filter(([name]) => name === 'agency.name');
  return readSources().flatMap((source) => findWrittenFacts(source, facts));
}

import { visit } from 'unist-util-visit';
import { ALTS } from '@/content/files/alts';
import { parseMarkdown } from '@/content/files/markdown-tree';
import type { Field } from '@/content/schema/model';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readTexts, split } from './fields';
import { type FindModel, findFields } from './models';

/** Letters, and those that stand for them. All are in the typefaces, and addresses take their accents off. They are as wide
 * as the others, or lines of the fallback would end elsewhere than those of the typeface. */
const PLAIN = 'acdeghijklnorstuwyz';
const ACCENTED = 'áçďéğĥíĵķĺñóřšţúŵýž';

/** A language whose dates and times have no Latin letters. */
const LANGUAGE = 'el';

/** What no translator changes: names in braces and brackets, addresses, and parts of HTML. */
const KEPT = /(?<!\S)\/\S*|\{[^}]*\}|\[[a-z]+\]|<[^>]+>|&\w+;|\S+@\S+|\w+:\/\/\S+/g;

function accentLetters(text: string): string {
  return [...text]
    .map((letter) => {
      const accented = ACCENTED[PLAIN.indexOf(letter.toLowerCase())];
      if (accented === undefined) return letter;
      return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
    })
    .join('');
}

/** Puts an accent on each letter that can have one. */
function accent(text: string): string {
  let at = 0;
  let done = '';
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    done += accentLetters(text.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return done + accentLetters(text.slice(at));
}

/** Puts accents on the words of a Markdown text, but not on code and addresses. */
function accentMarkdown(markdown: string): string {
  const words: { start: number; end: number }[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    if (node.type === 'text') words.push({ start, end });
    // "![what it shows](picture "caption")"
    if (node.type !== 'image') return;
    words.push({ start: start + 2, end: markdown.indexOf('](', start) });
    if (node.title) words.push({ start: markdown.indexOf(node.title, start), end: end - 2 });
  });
  return words
    .reduceRight(
      (done, { start, end }) =>
        done.slice(0, start) + accent(done.slice(start, end)) + done.slice(end),
      markdown,
    )
    .replace(/^:{2,}.*/gm, (line) =>
      line.replace(ATTRIBUTES, (_, name: string, value: string) => `${name}="${accent(value)}"`),
    );
}

/** The words in the attributes of a component of a text. */
const ATTRIBUTES = /\b(title|by|label|text|alt|caption)="([^"]*)"/g;

/** Whether a value is words, which a translator changes. The city of an office stands in several files. */
const isWords = (field: Field, value: string) =>
  (field.kind === 'text' && field.format === '' && RegExp(field.pattern).test(accent(value))) ||
  field.kind === 'markdown' ||
  field.kind === 'office-city';

/** Words by their type, but names that code or other files read. */
const NAMES = ['id', 'timeZone', 'language'];

/** Puts accents on the values of a JSON file. */
const accentValues = (json: string) =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (typeof value === 'string' ? accent(value) : value)),
  );

/** Translates the text under the fields of a file. */
function translateText(copy: Copy, file: string): void {
  const [, , after] = split(copy, file);
  const [line = '', ...lines] = after.split('\n');
  const before = copy.read(file).slice(0, -after.length);
  copy.write(file, [before + line, accentMarkdown(lines.join('\n'))].join('\n'));
}

/**
 * Translates the words of a copy into a language that nobody speaks: each letter that can have one gets an
 * accent. Dates and times become Greek. What has no accent afterwards does not come from content.
 */
export function translate(copy: Copy, findModel: FindModel): void {
  for (const file of listFiles(copy)) {
    const model = findModel(file);
    const words = readTexts(copy, file).filter(
      ({ way, value }) =>
        !NAMES.includes(String(way.at(-1))) &&
        findFields(model, way).some((field) => isWords(field, value)),
    );
    edit(copy, file, (fields) => {
      for (const { way, value } of words) fields.setIn(way, accent(value));
    });
    if (file.endsWith('.md')) translateText(copy, file);
  }
  copy.write(ALTS, accentValues(copy.read(ALTS)));
  edit(copy, 'content/agency.yaml', (fields) => fields.set('language', LANGUAGE));
}

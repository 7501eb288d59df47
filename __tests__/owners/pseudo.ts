import { visit } from 'unist-util-visit';
import { ALTS } from '@/content/files/alts';
import { parseMarkdown } from '@/content/files/markdown-tree';
import { isName, isWord } from '@/content/schema/texts';
import { findModel } from '@/content/structured/models';
import type { Copy } from '../variants/copy';
import { edit, listFiles, readTexts, split } from './fields';
import { findFields } from './models';
import type { Tongue } from './tongues';

/** What no translator changes: names in braces and brackets, addresses, and parts of HTML. */
const KEPT = /(?<!\S)\/\S*|\{[^}]*\}|\[[a-z]+\]|<[^>]+>|&\w+;|\S+@\S+|\w+:\/\/\S+/g;

/** Turns the words of a text into a made-up language. */
function turn(text: string, tongue: Tongue): string {
  let at = 0;
  let done = '';
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    done += tongue.turn(text.slice(at, index)) + kept;
    at = index + kept.length;
  }
  return done + tongue.turn(text.slice(at));
}

/** Turns the words of a Markdown text, but not code and addresses. */
function turnMarkdown(markdown: string, tongue: Tongue): string {
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
        done.slice(0, start) + turn(done.slice(start, end), tongue) + done.slice(end),
      markdown,
    )
    .replace(/^:{2,}.*/gm, (line) =>
      line.replace(
        ATTRIBUTES,
        (_, name: string, value: string) => `${name}="${turn(value, tongue)}"`,
      ),
    );
}

/** The words in the attributes of a component of a text. */
const ATTRIBUTES = /\b(title|by|label|text|alt|caption)="([^"]*)"/g;

/** Turns the values of a JSON file. */
const turnValues = (json: string, tongue: Tongue) =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (typeof value === 'string' ? turn(value, tongue) : value)),
  );

/** Translates the text under the fields of a file. */
function translateText(copy: Copy, file: string, tongue: Tongue): void {
  const [, , after] = split(copy, file);
  const [line = '', ...lines] = after.split('\n');
  const before = copy.read(file).slice(0, -after.length);
  copy.write(file, [before + line, turnMarkdown(lines.join('\n'), tongue)].join('\n'));
}

/**
 * Translates the words of a copy into made-up languages, one after the other. A text that stays English does not come from
 * content.
 *
 * @returns puts the words that the copy has now, in another language, in place of those of the language before
 */
export function createTranslator(copy: Copy): (tongue: Tongue) => void {
  const files = listFiles(copy);
  const before = [...files, ALTS].map((file) => [file, copy.read(file)] as const);
  return (tongue) => {
    for (const [file, text] of before) copy.write(file, text);
    for (const file of files) {
      const model = findModel(file);
      const words = readTexts(copy, file).filter(({ way, value }) =>
        findFields(model, way)
          .map((field) => ({ value, model: field, field: '' }))
          .some((text) => isWord(text) || isName(text)),
      );
      edit(copy, file, (fields) => {
        for (const { way, value } of words) fields.setIn(way, turn(value, tongue));
      });
      if (file.endsWith('.md')) translateText(copy, file, tongue);
    }
    copy.write(ALTS, turnValues(copy.read(ALTS), tongue));
    edit(copy, 'content/agency.yaml', (fields) => fields.set('language', tongue.language));
    edit(copy, 'content/pages/search.yaml', (fields) => fields.set('draft', !tongue.isSearched));
  };
}

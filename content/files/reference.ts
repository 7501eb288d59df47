import { z } from 'zod';
import { FURTHER } from '../schema/mirror';
import { suggest } from '../schema/nearest';
import { type Format, listSlugs } from './folder';
import { isThere } from './locate';
import { once } from './once';

/** What `npm run new` makes in a folder. */
const KINDS: Readonly<Record<string, string>> = {
  'content/team': 'person',
  'content/services': 'service',
  'content/projects': 'case-study',
};

/** Says that a folder has no file of a name, and what to do. */
function describeLost(
  folder: string,
  name: string,
  slugs: readonly string[],
  format: Format,
): string {
  const file = `${folder}/${name}.${format}`;
  if (FURTHER && isThere(file)) return `expected its words in this language. Write ${file}`;
  const kind = KINDS[folder];
  const remedy = slugs.length === 0 && kind ? ` Make one with "npm run new ${kind}".` : '';
  return `expected a file of ${folder}, found "${name}". ${suggest(name, slugs)}${remedy}`;
}

/**
 * A schema for the slug of another file, such as the author of an article.
 *
 * @param folder the folder of that file, such as "content/team"
 * @param aliases further names of files, by the names of these. They count where the file is there
 */
export function reference(
  folder: string,
  format: Format,
  aliases: Readonly<Record<string, string>> = {},
) {
  const slugs = once(() => {
    const own = listSlugs(folder, format);
    const further = Object.keys(aliases).filter((alias) => own.includes(aliases[alias] ?? ''));
    return [...own, ...further];
  });
  return z
    .string(`expected the name of a file of ${folder}`)
    .check(({ value, issues }) => {
      if (slugs().includes(value)) return;
      issues.push({
        code: 'custom',
        input: value,
        message: describeLost(folder, value, slugs(), format),
      });
    })
    .meta({ format: 'reference', folder });
}

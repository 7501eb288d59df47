import { z } from 'zod';
import { suggest } from '../schema/nearest';
import { type Format, listSlugs } from './folder';
import { once } from './once';

/** What `npm run new` makes in a folder. */
const KINDS: Readonly<Record<string, string>> = {
  'content/team': 'person',
  'content/services': 'service',
  'content/projects': 'case-study',
};

/** Says that a folder has no file of a name, and what to do. */
function describeLost(folder: string, name: string, slugs: readonly string[]): string {
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
        message: describeLost(folder, value, slugs()),
      });
    })
    .meta({ format: 'reference', folder });
}

import { z } from 'zod';
import { type Format, listSlugs } from '../files/folder';
import { once } from '../files/once';
import { suggest } from '../schema/nearest';

/**
 * A schema for the slug of another file, such as the author of an article.
 *
 * @param folder the folder of that file, such as "content/team"
 */
export function reference(folder: string, format: Format) {
  const slugs = once(() => listSlugs(folder, format));
  return z
    .string(`expected the name of a file of ${folder}`)
    .check(({ value, issues }) => {
      if (slugs().includes(value)) return;
      issues.push({
        code: 'custom',
        input: value,
        message: `expected a file of ${folder}, found "${value}". ${suggest(value, slugs())}`,
      });
    })
    .meta({ format: 'reference', folder });
}

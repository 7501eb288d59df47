import { SUMMARY_LENGTH, summary } from '../prose/summary';
import { type Meta, meta } from '../references/meta';
import { parse } from '../schema/parse';

/** The title and description with the place in the list. The description has it where it fits. */
function toOwn({ title, description }: Meta, place: string): Meta {
  const own = `${summary(description, SUMMARY_LENGTH - place.length - 2)} ${place}.`;
  const fits = meta.shape.description.safeParse(own).success;
  return { title: `${title}, ${place.toLowerCase()}`, description: fits ? own : description };
}

/**
 * The title and description of a page of a list.
 *
 * @param path the address of the page. The error message names it
 * @param file the file whose words they are made of
 * @param place its place in the list, such as "Page 2". The first page has none
 * @throws an error that names both if the title or the description is too long or too short
 */
export function toListMeta(
  { path, file }: { path: string; file: string },
  { title, description }: Meta,
  place?: string,
): Meta {
  const own = place === undefined ? { title, description } : toOwn({ title, description }, place);
  return parse(`What search engines show of ${path}, from ${file},`, meta, own);
}

import type { Meta } from '../files/meta';
import { SUMMARY_LENGTH, summary } from '../prose/summary';

/**
 * The title and description of a page of a list after the first. Both say its place. A description of one sentence
 * that leaves no room for it stays as it is.
 *
 * @param place its place in the list, such as "Page 2"
 */
export function toListMeta({ title, description }: Meta, place: string): Meta {
  const own = `${summary(description, SUMMARY_LENGTH - place.length - 2)} ${place}.`;
  return {
    title: `${title}, ${place.toLowerCase()}`,
    description: own.length <= SUMMARY_LENGTH ? own : description,
  };
}

import { withinSentence } from '../files/language';
import type { Meta } from '../files/meta';
import { SUMMARY_LENGTH, summary } from '../prose/summary';
import { getLength, joinByComma, toSentence } from '../schema/words';

/**
 * The title and description of a page of a list after the first. Both say its place. A description of one sentence
 * that leaves no room for it stays as it is.
 *
 * @param place its place in the list, such as "Page 2"
 */
export function toListMeta({ title, description }: Meta, place: string): Meta {
  const own = `${summary(description, SUMMARY_LENGTH - getLength(place) - 2)} ${toSentence(place)}`;
  return {
    title: joinByComma([title, withinSentence(place)]),
    description: getLength(own) <= SUMMARY_LENGTH ? own : description,
  };
}

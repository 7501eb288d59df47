import type { Needs } from '../files/overlay';
import { findWordsFile } from '../pages/words';
import { type Field, getModel } from '../schema/model';
import { collections } from './collections';

/** Which words a translation of a file of content must have, by its path in the first language. The file need not be there. */
export function findNeeds(file: string): Needs | undefined {
  const entry = collections.find(({ collection }) => file.startsWith(`${collection.folder}/`));
  return findWordsFile(file) ?? entry?.collection;
}

/** What the schema of a file of content says. */
export function findModel(file: string): Field | undefined {
  const needs = findNeeds(file);
  return needs && getModel(needs.schema);
}

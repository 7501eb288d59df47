import { findWordsFile } from '../pages/words';
import { type Field, getModel } from '../schema/model';
import { collections } from './collections';

/** What the schema of a file of content says, by its path in the first language. The file need not be there. */
export function findModel(file: string): Field | undefined {
  const entry = collections.find(({ collection }) => file.startsWith(`${collection.folder}/`));
  const schema = findWordsFile(file)?.schema ?? entry?.collection.schema;
  return schema && getModel(schema);
}

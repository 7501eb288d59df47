import '../../scripts/site/env';
import { listWords } from '@/content/pages/words';
import { type Field, getModel } from '@/content/schema/model';
import { collections } from '@/content/structured/collections';
import type { Way } from './fields';

/** Finds the model of a file of content. */
export type FindModel = (file: string) => Field | undefined;

/** Reads the models of all files of content from their schemas. */
export function readModels(): FindModel {
  const words = new Map(listWords().map(({ words: { file, schema } }) => [file, getModel(schema)]));
  const folders = collections.map(
    ({ collection: { folder, schema } }) => [`${folder}/`, getModel(schema)] as const,
  );
  return (file) => words.get(file) ?? folders.find(([folder]) => file.startsWith(folder))?.[1];
}

const TEXT = { kind: 'text', min: 0, max: 0, format: '', pattern: '', expected: '' } as const;

/** What a model says about the values at the end of a way. Variants may say several things. */
export function findFields(field: Field | undefined, [name, ...way]: Way): Field[] {
  if (!field) return [];
  if (field.kind === 'variants') {
    return field.variants.flatMap((each) =>
      findFields(each, name === undefined ? [] : [name, ...way]),
    );
  }
  if (field.kind === 'picture' && name === 'alt') return [{ ...field, ...TEXT }];
  if (name === undefined) return [field];
  if (field.kind === 'list') return findFields(field.item, way);
  if (field.kind === 'group') return findFields(field.fields[name], way);
  return [];
}

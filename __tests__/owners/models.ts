import '../../scripts/site/env';
import { type Field, getPart } from '@/content/schema/model';
import type { Way } from './fields';

/** What a model says about the values at the end of a way. Variants may say several things. */
export function findFields(field: Field | undefined, [name, ...way]: Way): Field[] {
  if (!field) return [];
  if (field.kind === 'variants') {
    return field.variants.flatMap((each) =>
      findFields(each, name === undefined ? [] : [name, ...way]),
    );
  }
  return name === undefined ? [field] : findFields(getPart(field, String(name)), way);
}

import { readFields } from '../files/read-file';
import type { CopyKey } from '../routes';
import { readIfSound } from '../schema/mistake';
import { type Fields, isFields } from './reckoned';

/** The fields of a part of a page's copy, as its file has them. None while the file is wrong. */
export function readPart(key: CopyKey, part: string): Fields {
  const fields = readIfSound(() => readFields(`content/pages/${key}.yaml`));
  const found = isFields(fields) ? fields[part] : undefined;
  return isFields(found) ? found : {};
}

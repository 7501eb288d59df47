import { readText } from '@/content/files/owner-files';
import { splitFile } from '@/content/files/read-file';
import { Mistake } from '@/content/schema/mistake';

/** The fields of a file, or none if it cannot be read. They only help to make the form. */
export function readValues(file: string): unknown {
  try {
    return splitFile(file, readText(file)).fields;
  } catch (error) {
    if (error instanceof Mistake) return {};
    throw error;
  }
}

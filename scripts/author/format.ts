/**
 * Writes the files of content in the form in which the editor writes them, so that a save there changes
 * only the lines of what changed: `npm run format`. With `--check`, names the files that have another
 * form: `npm run check`.
 */
import { writeFileSync } from 'node:fs';
import { YAMLParseError } from 'yaml';
import { listFiles, readText } from '@/content/files/owner-files';
import { normalise } from './writer';

const isCheck = process.argv.includes('--check');

/** The text in the editor's form. Undefined if it is no YAML: the check of content says where. */
function format(file: string, text: string): string | undefined {
  try {
    return normalise(file, text);
  } catch (error) {
    if (error instanceof YAMLParseError) return undefined;
    throw error;
  }
}

for (const file of listFiles('content').filter((each) => /\.(yaml|md)$/.test(each))) {
  const text = readText(file);
  const formatted = format(file, text);
  if (formatted === undefined || formatted === text) continue;
  if (isCheck) {
    console.error(`${file} is not formatted. Run "npm run format".`);
    process.exitCode = 1;
  } else writeFileSync(file, formatted);
}

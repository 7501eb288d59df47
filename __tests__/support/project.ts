import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { stringify } from 'yaml';

/** Texts and fields by their files. A path that ends with "/" is an empty folder. */
type Files = Readonly<Record<string, string | object>>;

/**
 * Puts a folder in the place of the project's, with files of the test.
 *
 * @param without if given, the folder has the site's own content too, but for paths that match
 * @param each whether each test gets a folder of its own
 */
export function standInProject(
  files: Files,
  { without, each = false }: { without?: RegExp; each?: boolean } = {},
) {
  const project = {
    root: '',
    write(more: Files) {
      for (const [file, words] of Object.entries(more)) {
        const path = join(project.root, file);
        mkdirSync(file.endsWith('/') ? path : dirname(path), { recursive: true });
        if (file.endsWith('/')) continue;
        const text =
          typeof words === 'string' ? words : stringify(words, { aliasDuplicateObjects: false });
        writeFileSync(path, text);
      }
    },
    enter: () => void jest.spyOn(process, 'cwd').mockReturnValue(project.root),
  };
  (each ? beforeEach : beforeAll)(() => {
    project.root = mkdtempSync(join(tmpdir(), 'project-'));
    const filter = (file: string) => !without?.test(file);
    if (without) cpSync('content', join(project.root, 'content'), { recursive: true, filter });
    project.write(files);
    project.enter();
  });
  beforeEach(project.enter);
  (each ? afterEach : afterAll)(() => rmSync(project.root, { recursive: true }));
  return project;
}

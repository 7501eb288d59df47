/** Writes the editor for a repository in the browser, and serves it for its tests. */
import { bringPackage } from '../bring';
import { serveEditor } from '../serve';
import { writeEditor } from '../write';

const FOLDER = '.edit/test';

bringPackage();
await writeEditor(FOLDER, {
  backend: { name: 'test-repo' },
  siteUrl: 'http://localhost:3000',
  sources: { connect: [], img: [] },
  basePath: '',
});
await serveEditor(FOLDER, Number(process.argv[2]));

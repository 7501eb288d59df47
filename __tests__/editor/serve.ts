/** Writes the editor for a repository in the browser, and serves it for its tests. */
import { bringPackage } from '@/scripts/edit/bring';
import { serveEditor } from '@/scripts/edit/serve';
import { writeEditor } from '@/scripts/edit/write';

const FOLDER = '.edit/test';

bringPackage();
await writeEditor(FOLDER, {
  backend: { name: 'test-repo' },
  siteUrl: 'http://localhost:3000',
  sources: { connect: [], img: [] },
  basePath: '',
});
await serveEditor(FOLDER, Number(process.argv[2]));

/** Writes the editor for the published site into a folder (started by scripts/site/editor.ts). */
import '../site/env';
import { site } from '@/content/site/site';
import { toBackend, toSources } from './backend';
import { bringPackage } from './bring';
import { writeEditor } from './write';

const { editor, url } = site();
const [folder] = process.argv.slice(2);
if (!editor || !folder) throw new Error('editor: expected an "editor" in content/site.yaml');

bringPackage();
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
await writeEditor(folder, {
  backend: toBackend(editor),
  siteUrl: `${url}${basePath}`,
  sources: toSources(editor),
  basePath,
  approval: editor.approval,
  isPublic: true,
});

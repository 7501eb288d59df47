import '../site/env';
import manifest from '@/content/pictures/manifest.json' with { type: 'json' };
import { MASTERS } from '@/content/schema/masters';
import { listWhole } from '../site/pictures/sources';
import type { Backend, Sources } from './backend';
import { writeAdmin, writeGlobals } from './bundle';
import { PICTURES, type PictureAddresses } from './pictures';

/** The narrowest picture that the CMS shows of a part of a master, in pixels. */
const WIDTH = 320;

/** The addresses of all pictures. Parts of masters are files of the site alone. */
function getPictures(siteUrl: string): PictureAddresses {
  const parts = Object.entries(manifest).map(([name, { file, widths }]) => {
    const width = widths.find((each) => each >= WIDTH) ?? widths.at(-1);
    return [name, `${siteUrl}/pictures/${file}-${width}.avif`];
  });
  const masters = listWhole().map(({ name, file }) => [name, file.replace(MASTERS, PICTURES)]);
  return Object.fromEntries([...parts, ...masters]);
}

/** Where the editor saves, and which site it shows. */
export type Settings = {
  backend: Backend;
  /** Where the site is seen, such as "http://localhost:3000". Empty if it is not known. */
  siteUrl: string;
  sources: Sources;
  basePath: string;
  /** Whether a change waits until somebody publishes it. */
  approval?: boolean | undefined;
  /** Whether everybody can read the files of the editor. Drafts then stay out of them. */
  isPublic?: boolean;
};

/**
 * Writes the editor for the present words and schemas into a folder.
 *
 * @returns a function that makes the forms again, for the words that there are then
 */
export async function writeEditor(
  folder: string,
  { backend, siteUrl, sources, basePath, approval, isPublic = false }: Settings,
): Promise<() => void> {
  const { listWords } = await import('@/content/pages/words');
  const { getConfig } = await import('./config');
  const { listAddresses } = await import('./addresses');
  const { collections } = await import('@/content/structured/collections');
  const singulars = new Map(
    collections.flatMap(({ collection, draft }) =>
      draft ? [[collection.folder, draft.name] as const] : [],
    ),
  );
  const getGlobals = () => ({
    cmsConfig: getConfig(
      collections.map(({ collection }) => collection),
      listWords().map(({ words }) => words),
      { backend, siteUrl, approval, singulars },
    ),
    cmsPictures: getPictures(siteUrl),
    cmsAddresses: listAddresses(isPublic),
  });
  await writeAdmin(folder, { globals: getGlobals(), sources, basePath });
  return () => writeGlobals(folder, getGlobals());
}

import CMS from '@sveltia/cms';
import type { CmsField } from '../fields';
import { createFormat } from '../formats';
import type { PictureAddresses } from '../pictures';

/** A file or a folder of files. Its format has its name, because each has fields of its own. */
type Place = { format: string; fields: readonly CmsField[] };

type Config = { collections: readonly (Place | { files: readonly Place[] })[] };

declare global {
  interface Window {
    /** What `config.ts` makes. */
    cmsConfig: Config;
    cmsPictures: PictureAddresses;
  }
}

/** The check is a file of its own. The first save loads it. */
const CHECK = new URL('check.js', import.meta.url).href;

async function findProblems(place: string, text: string): Promise<readonly string[]> {
  const check = await import(CHECK);
  return check.findProblems(place, text);
}

const { cmsConfig, cmsPictures } = window;
const places = cmsConfig.collections.flatMap((part) => ('files' in part ? part.files : [part]));
for (const { format, fields } of places) {
  const extension = format.endsWith('.md') ? 'md' : 'yaml';
  const { fromFile, toFile } = createFormat(extension, fields, cmsPictures, (text) =>
    findProblems(format, text),
  );
  CMS.registerCustomFormat(format, extension, { fromFile, toFile });
}
CMS.init({ config: cmsConfig as never });

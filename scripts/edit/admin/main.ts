import CMS from '@sveltia/cms';
import { entryFolders } from '@/content/routes';
import type { Addresses } from '../addresses';
import type { CmsField } from '../fields';
import { createFormat, getOpenedText } from '../formats';
import { toGroup } from '../inner-fields';
import { findLinks, LINKS } from '../links';
import type { PictureAddresses } from '../pictures';
import { announceSave, keepChanges, rememberFile } from './keep-changes';
import { keepToken } from './keep-token';
import { findAddressFields, offerAddresses } from './offer-addresses';
import { readOrShow } from './show-unreadable';

/** A file or a folder of files. Its format has its name, because each has fields of its own. */
type Place = { format: string; fields: readonly CmsField[] };

type Config = { collections: readonly (Place | { files: readonly Place[] })[] };

declare global {
  interface Window {
    /** What `config.ts` makes. */
    cmsConfig: Config;
    cmsPictures: PictureAddresses;
    /** The check reads them. */
    cmsAddresses: Addresses;
    /** The texts of files as the editor has last read or saved them. The check reads them. */
    cmsTexts: Record<string, string>;
  }
}

/** The check is a file of its own. The first save loads it. */
const CHECK = new URL('check.js', import.meta.url).href;

/** How often a text has changed. The check reads the texts when it loads, so it loads again after that. */
let changes = 0;

/** Keeps the text of a file. Other files may be checked by it, but by none of a folder. */
function keepText(file: string, text: string): void {
  if (file.includes('*') || window.cmsTexts[file] === text) return;
  window.cmsTexts[file] = text;
  changes += 1;
}

async function findProblems(place: string, text: string): Promise<readonly string[]> {
  const check = await import(`${CHECK}?${changes}`);
  return check.findProblems(place, text);
}

/** The address of an entry that is saved, if it has a page. A page may name its own. */
function findAddress(collection: string, slug: string, { path }: { path?: string }) {
  if (collection === 'pages') return path || `/${slug}`;
  const folder = Object.entries(entryFolders).find(([name]) => name === collection)?.[1];
  return folder && `${folder.start}${slug}`;
}

keepToken();
keepChanges();
window.cmsTexts = {};

const { cmsConfig, cmsPictures, cmsAddresses } = window;
const places = cmsConfig.collections.flatMap((part) => ('files' in part ? part.files : [part]));
for (const { format, fields } of places) {
  const extension = format.endsWith('.md') ? 'md' : 'yaml';
  const { fromFile, toFile, merge } = createFormat(extension, fields, cmsPictures, (text) =>
    findProblems(format, text),
  );
  CMS.registerCustomFormat(format, extension, {
    // `patch-cms.ts` adds the file.
    async fromFile(text: string, file = format) {
      // A folder may have a README, which is no entry.
      if (file.endsWith('/README.md')) return { body: text };
      rememberFile(file);
      const check = () => findProblems(format, text);
      const values = await readOrShow(file, () => fromFile(text), check);
      keepText(format, text);
      return { ...values, [LINKS]: findLinks(values, cmsAddresses.entries, toGroup(fields)) };
    },
    async toFile({ [LINKS]: _, ...values }) {
      const text = await toFile(values);
      keepText(format, text);
      announceSave({ opened: getOpenedText(values), text, merge });
      return text;
    },
  });
}
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const { collection, slug, data, path } = entry.toJS();
    const folder = path.replace(/[^/]+(?=\.\w+$)/, '*');
    const place = places.find(({ format }) => format === path || format === folder);
    const address = findAddress(collection, slug, data);
    if (address) {
      cmsAddresses.known.push(address);
      cmsAddresses.entries[address] = `${collection}/${slug}`;
    }
    const links = findLinks(data, cmsAddresses.entries, toGroup(place?.fields ?? []));
    return entry.setIn(['data', LINKS], links);
  },
});
offerAddresses(findAddressFields(cmsConfig), cmsAddresses.known);
// Hosts without headers, such as GitHub Pages, cannot forbid frames.
if (window.top === window) CMS.init({ config: cmsConfig as never });
else document.body.textContent = 'The editor does not run in a frame. Open it in a tab of its own.';

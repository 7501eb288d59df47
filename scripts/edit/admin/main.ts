import CMS from '@sveltia/cms';
import { entryFolders } from '@/content/routes';
import type { Fields } from '../../author/match';
import type { Addresses } from '../addresses';
import type { CmsField } from '../fields';
import { createFormat, getOpenedText, LANGUAGE } from '../formats';
import { toGroup } from '../inner-fields';
import { findLinks, LINKS } from '../links';
import type { PictureAddresses } from '../pictures';
import { announceSave, keepChanges, rememberFile } from './keep-changes';
import { keepToken } from './keep-token';
import { findAddressFields, offerAddresses } from './offer-addresses';
import { readOrShow } from './show-unreadable';

/** A file or a folder of files. Its format has its name, because each has fields of its own. */
type Place = { format: string; fields: readonly CmsField[]; slug?: unknown };

type Config = {
  collections: readonly (Place | { files: readonly Place[] })[];
  i18n?: { locales: readonly string[] };
};

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

/** Keeps the text of a file. Other files may be checked by it. */
function keepText(file: string, text: string): void {
  if (window.cmsTexts[file] === text) return;
  window.cmsTexts[file] = text;
  changes += 1;
}

async function findProblems(
  place: string,
  text: string,
  language = '',
): Promise<readonly string[]> {
  const options = new URLSearchParams({ language, changes: `${changes}` });
  const check = await import(`${CHECK}?${options}`);
  return check.findProblems(place, text);
}

/** The further language of a file: that of its folder. */
const findLanguage = (file: string): string | undefined =>
  further.find((each) => file.startsWith(`content/${each}/`));

/**
 * The name of an entry. The CMS knows by it, in the field `translates` of each language, which files are one entry.
 * That of the first language has none when it is saved.
 */
const getSlug = (file: string): string => file.replace(/^.*\/|\.\w+$/g, '');

/** The file of a language. */
const toMirror = (file: string, language: string | undefined): string =>
  language ? file.replace('content/', `content/${language}/`) : file;

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
const further = cmsConfig.i18n?.locales.slice(1) ?? [];
const places = cmsConfig.collections.flatMap((part) => ('files' in part ? part.files : [part]));

function createIn(language: string | undefined, { format, fields }: Place) {
  const extension = format.endsWith('.md') ? 'md' : 'yaml';
  return createFormat(extension, fields, cmsPictures, (text) =>
    findProblems(format, text, language),
  );
}

/** Keeps what an entry has in the first language. Its translations are checked by it. */
function keepOriginal(place: Place, fields: Fields): void {
  const { [LINKS]: _, [LANGUAGE]: __, translates, ...values } = fields;
  try {
    keepText(place.format, createIn(undefined, place).write(values));
  } catch {
    // The save says why it cannot be written.
  }
}

for (const place of places) {
  const { format, fields, slug } = place;
  const isFolder = format.includes('*');
  // Each language names such files for itself.
  const isNamed = String(slug).includes('localize');
  CMS.registerCustomFormat(format, format.endsWith('.md') ? 'md' : 'yaml', {
    // `patch-cms.ts` adds the file.
    async fromFile(text: string, file = format) {
      // A folder may have a README, which is no entry.
      if (file.endsWith('/README.md')) return { body: text };
      rememberFile(file);
      const language = findLanguage(file);
      const { fromFile } = createIn(language, place);
      const values = await readOrShow(
        file,
        () => fromFile(text),
        () => findProblems(format, text, language),
      );
      if (!isFolder) keepText(file, text);
      return {
        ...values,
        ...(isNamed && !language && { translates: getSlug(file) }),
        [LINKS]: findLinks(values, cmsAddresses.entries, toGroup(fields)),
      };
    },
    async toFile({ [LINKS]: _, [LANGUAGE]: named, translates, ...fields }) {
      const language = further.find((each) => each === named);
      const values = language ? { ...fields, translates } : fields;
      const { toFile, merge } = createIn(language, place);
      const text = await toFile(values);
      if (!isFolder) keepText(toMirror(format, language), text);
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
    if (place && further.length > 0) keepOriginal(place, data);
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

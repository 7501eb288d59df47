import type { Collection } from '@/content/files/collection';
import { getLanguage } from '@/content/files/language';
import { SHARED } from '@/content/files/pages';
import { PAGES } from '@/content/routes';
import { MASTERS } from '@/content/schema/masters';
import type { Backend } from './backend';
import { toFiles, type WordsFile } from './files';
import { SAMPLES, toFolder } from './folders';
import { getLanguages } from './languages';
import { PICTURES } from './pictures';

/**
 * Pictures become WebP in the browser, at most as wide as the widest screen needs. The build encodes
 * them again in all widths, so little is lost here.
 */
const UPLOADS = {
  max_file_size: 30_000_000,
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 92, width: 2560, height: 2560 } },
};

type Options = {
  backend: Backend;
  /** Where the site is seen, such as "http://localhost:3000". Empty if it is not known. */
  siteUrl: string;
  /** Whether a change waits on a branch of its own until somebody publishes it. */
  approval?: boolean | undefined;
  /** What one file of a folder is called, such as "person". */
  singulars?: ReadonlyMap<string, string>;
};

/** Shows each reference to a file by the file's title. */
function showTitles<Config>(
  config: Config,
  folders: readonly ReturnType<typeof toFolder>[],
): Config {
  const titles = new Map(folders.map((folder) => [folder.name, folder.identifier_field]));
  return JSON.parse(JSON.stringify(config), (_, value) => {
    if (value?.widget !== 'relation' || value.display_fields) return value;
    return { ...value, display_fields: [titles.get(value.collection)] };
  });
}

/** The files of facts and settings for the whole site. */
const SITE = [
  'content/agency.yaml',
  'content/brand.yaml',
  'content/menus.yaml',
  'content/site.yaml',
];

/** Whether the site's language has Latin letters. Names of files keep all others. */
const isLatin = () => new Intl.Locale(getLanguage()).maximize().script === 'Latn';

/**
 * The configuration of the CMS: every collection, the pages first, and all other words.
 *
 * @param words the files of words, with their schemas
 */
export function getConfig(
  collections: readonly Collection<unknown>[],
  words: readonly WordsFile[],
  { backend, siteUrl, approval = false, singulars = new Map() }: Options,
) {
  const files = words.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const isSite = ({ file }: WordsFile) => SITE.includes(file);
  const isShared = ({ file }: WordsFile) => file.startsWith(`${SHARED}/`);
  // The pages come first, then collections that `npm run new` makes, in its order, and samples last.
  const order = [PAGES, ...singulars.keys(), ...collections.map(({ folder }) => folder)].filter(
    (folder) => folder !== SAMPLES,
  );
  const folders = [...new Set([...order, SAMPLES])].flatMap((folder) => {
    const collection = collections.find((each) => each.folder === folder);
    return collection ? [toFolder(collection)] : [];
  });
  const config = {
    load_config_file: false,
    ...getLanguages(),
    backend,
    publish_mode: approval ? 'editorial_workflow' : 'simple',
    ...(siteUrl && { site_url: siteUrl, display_url: siteUrl }),
    app_title: 'Words of the site',
    media_folder: MASTERS,
    public_folder: PICTURES,
    media_libraries: { default: { config: UPLOADS }, stock_assets: false },
    slug: { encoding: isLatin() ? 'ascii' : 'unicode', clean_accents: isLatin() },
    editor: { preview: false },
    collections: [
      ...folders,
      toFiles('site', 'The whole site', files.filter(isSite)),
      toFiles('sections', 'Parts of several pages', files.filter(isShared)),
      toFiles(
        'words',
        'Further words',
        files.filter((each) => !isShared(each) && !isSite(each)),
      ),
    ],
  };
  return showTitles(config, folders);
}

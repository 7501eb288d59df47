import { extname } from 'node:path';
import mime from 'mime';
import { encodings } from './description';

/** How hosts send the files of an ending. */
export type MediaType = {
  /** Without the dot, in small letters. Empty for a file without one. */
  ending: string;
  type: string;
  /** Whether Content-Type names UTF-8. Other text types are UTF-8 by their own standards. */
  utf8: boolean;
  /** Whether compression makes the file smaller. */
  text: boolean;
};

/** The files of the search index. They are compressed already. */
const SEARCH_INDEX = /\.(pagefind|pf_\w+)$/;

/** Whether nobody knows the media type of a file. Browsers save such a file, whatever is in it. */
export const isUnknown = (file: string): boolean =>
  mime.getType(`/${file}`) === null && !SEARCH_INDEX.test(file);

/** Gets the media type of a file by its ending. */
export function getMediaType(file: string): MediaType {
  const type = mime.getType(`/${file}`) ?? 'application/octet-stream';
  return {
    ending: extname(file).slice(1).toLowerCase(),
    type,
    utf8: /^text\/(?!css|javascript)/.test(type),
    text: /^text\/|[/+](json|xml)$/.test(type),
  };
}

/** Lists the media types of all endings that a configuration can name, in their order. */
export function listMediaTypes(files: readonly string[]): MediaType[] {
  const types = new Map(
    files.map(getMediaType).map((mediaType) => [mediaType.ending, mediaType] as const),
  );
  return [...types.values()]
    .filter(({ ending }) => /^\w+$/.test(ending) && !(ending in encodings))
    .sort((a, b) => (a.ending < b.ending ? -1 : 1));
}

/** Formats a media type as a Content-Type header. */
export const contentType = ({ type, utf8 }: Pick<MediaType, 'type' | 'utf8'>): string =>
  utf8 ? `${type};charset=utf-8` : type;

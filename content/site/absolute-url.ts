import { addBasePath } from '../schema/base-path';
import { encode } from '../schema/encode';
import { site } from './site';

/** The full address of a page or a file ("/team", "/icon.svg"). Without `site.url` it is a path. */
export const absoluteUrl = (path: string): string => encode(`${site().url}${addBasePath(path)}`);

import { encode } from '../schema/encode';
import { site } from './site';

/** The folder the site is served from, such as "/site"; empty at a domain's root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The full address of a page or a file ("/team", "/icon.svg"). Without `site.url` it is a path. */
export const absoluteUrl = (path: string): string => encode(`${site().url}${BASE_PATH}${path}`);

import { site } from './site';

/** The folder the site is served from, such as "/site"; empty at a domain's root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The full address of a page or a file of the site ("/team", "/icon.svg"). While nobody has said
 * where the site is published it has no domain, and holds within the site alone.
 */
export const absoluteUrl = (path: string): string => `${site.url}${BASE_PATH}${path}`;

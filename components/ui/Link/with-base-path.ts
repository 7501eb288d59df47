import { encode } from '@/content/schema/encode';

/** The folder that the site is served from, such as "/site". Empty at a domain's root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Adds the base path to a path of the site, and encodes it as browsers send it. Other addresses (mail, telephone, other sites, anchors)
 * stay as they are.
 */
export function withBasePath(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? BASE_PATH + encode(path) : path;
}

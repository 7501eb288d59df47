import { addBasePath } from '@/content/schema/base-path';
import { encode } from '@/content/schema/encode';

/**
 * Adds the base path to a path of the site, and encodes it as browsers send it. Other addresses (mail, telephone, other sites, anchors)
 * stay as they are.
 */
export function withBasePath(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? addBasePath(encode(path)) : path;
}

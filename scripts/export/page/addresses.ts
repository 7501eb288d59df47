import { append, createComment, type Document, prepend, requireElement } from '../html';

/**
 * Tells Cloudflare to leave the mail addresses of a page's body as they are. Cloudflare replaces them
 * by default, outside such comments. Its script cannot put them back, because Trusted Types forbid
 * the `innerHTML` that it assigns.
 */
export function keepAddresses(document: Document): void {
  const body = requireElement(document, 'body');
  prepend(body, createComment('email_off'));
  append(body, createComment('/email_off'));
}

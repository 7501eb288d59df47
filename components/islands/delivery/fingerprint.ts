import { type Message, toMail } from './message';

/**
 * Returns the SHA-256 digest of a message's mail, in hexadecimal digits. Empty where the browser has no
 * digests, which is on pages without HTTPS.
 */
export async function getFingerprint(message: Message): Promise<string> {
  if (!crypto.subtle) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(toMail(message)));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

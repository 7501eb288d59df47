import type { MailKeys } from '@/content/schema/forms';

/**
 * Sends a form through EmailJS: its fields, then the library's version and the three ids.
 * The library is fetched here, because importing it fails where storage is blocked.
 *
 * @throws whatever the library throws: a string (a key is missing), a response with a status
 * (refused), or an error (no network, storage blocked)
 */
export async function sendForm(form: HTMLFormElement, keys: MailKeys): Promise<void> {
  const { default: emailjs } = await import('@emailjs/browser');
  // `init` alone takes an origin; everything else is given with the call.
  emailjs.init({}, keys.origin);
  await emailjs.sendForm(keys.serviceId, keys.templateId, form, { publicKey: keys.publicKey });
}

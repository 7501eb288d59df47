import type { Delivery, MailKeys } from '@/content/words/forms-schema';
import { ANSWER_TIMEOUT_MS, within } from './deadline';
import { readFields } from './message';
import { openOutbox } from './openOutbox';
import { send } from './send';

/** The entry that each form failed to deliver last. The form's next message may correct it. */
const undelivered = new WeakMap<HTMLFormElement, string>();

/** Without keys the library refuses every message, so the outbox stores none. */
const hasKeys = ({ publicKey, serviceId, templateId }: MailKeys) =>
  publicKey !== '' && serviceId !== '' && templateId !== '';

/**
 * Delivers the message of a form. The outbox sends a failed message again later, and mails the same
 * content only once.
 *
 * @throws the reason why the message was not delivered
 */
export async function deliver(
  form: HTMLFormElement,
  { mail, delivery }: { mail: MailKeys; delivery: Delivery },
): Promise<void> {
  const message = { fields: readFields(form), mail, delivery };
  const outbox = delivery.outbox && hasKeys(mail) ? await openOutbox() : null;
  const entry = outbox && (await outbox.keep(message, undelivered.get(form)));
  if (!outbox || !entry) return within(ANSWER_TIMEOUT_MS, 'The mail service', send(message));
  undelivered.set(form, entry.id);
  await outbox.deliver(entry);
  undelivered.delete(form);
}

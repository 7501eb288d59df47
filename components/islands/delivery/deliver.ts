import type { Delivery, MailKeys } from '@/content/schema/forms';
import { PATIENCE, within } from './deadline';
import { readFields } from './message';
import { openOutbox } from './openOutbox';
import { send } from './send';

/** The id of what each form failed to deliver last: its next message may correct that one. */
const undelivered = new WeakMap<HTMLFormElement, string>();

/** Without its keys the library refuses every message, so the outbox keeps none. */
const hasKeys = ({ publicKey, serviceId, templateId }: MailKeys) =>
  publicKey !== '' && serviceId !== '' && templateId !== '';

/**
 * Delivers a form as it stands. With an outbox, a message that fails is sent again later, and one
 * that was delivered before is not mailed twice.
 *
 * @throws the reason why it was not delivered
 */
export async function deliver(
  form: HTMLFormElement,
  { mail, delivery }: { mail: MailKeys; delivery: Delivery },
): Promise<void> {
  const message = { fields: readFields(form), mail, delivery };
  const outbox = delivery.outbox && hasKeys(mail) ? await openOutbox() : null;
  const entry = outbox && (await outbox.keep(message, undelivered.get(form)));
  if (!outbox || !entry) return within(PATIENCE, 'The mail service', send(message));
  undelivered.set(form, entry.id);
  await outbox.deliver(entry);
  undelivered.delete(form);
}

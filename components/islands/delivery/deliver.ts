import type { Delivery, MailKeys } from '@/content/schema/forms';
import { isTrapped } from '../forms/Honeypot';
import { refuseHaste } from '../forms/timeTrap';
import { PATIENCE, within } from './deadline';
import { letterOf } from './letter';
import { openOutbox } from './open';
import { send } from './send';

/** What each form could not deliver last: what it sends next is the same, corrected. */
const undelivered = new WeakMap<HTMLFormElement, string>();

/** Without its keys the library refuses a letter, whenever it is sent: none is worth keeping. */
const isKeyed = ({ publicKey, serviceId, templateId }: MailKeys) =>
  publicKey !== '' && serviceId !== '' && templateId !== '';

/**
 * Delivers a form as it stands. What fails goes on by itself where there is an outbox; what was
 * delivered before is not mailed again.
 *
 * @returns whether the mail service took it, now or before: a form with a filled trap goes nowhere
 * @throws whatever kept it from being delivered
 */
export async function deliver(
  form: HTMLFormElement,
  { mail, delivery }: { mail: MailKeys; delivery: Delivery },
): Promise<boolean> {
  // A program that is told of its failure would try again without the trap.
  if (isTrapped(form)) return false;
  refuseHaste(delivery.timeTrap);
  const letter = letterOf(form, mail, delivery);
  const outbox = delivery.outbox && isKeyed(mail) ? await openOutbox() : null;
  const kept = outbox && (await outbox.keep(letter, undelivered.get(form)));
  if (!outbox || !kept) {
    await within(PATIENCE, 'The mail service', send(letter));
    return true;
  }
  undelivered.set(form, kept.id);
  await outbox.deliver(kept);
  undelivered.delete(form);
  return true;
}

import { createEntry, type Press, toPress } from '@/components/islands/delivery/entry';
import type { Message } from '@/components/islands/delivery/message';
import type { Delivery } from '@/content/site/forms-schema';

const VALUES = {
  name: 'Asha',
  contact_no: '9876543210',
  email: 'asha@example.com',
  subject: 'A till',
  message: 'It is slow.',
};

/** The shipped switches. */
export const delivery: Delivery = {
  outbox: true,
  timeTrap: null,
  rateLimit: null,
  blockHeadless: false,
  recaptchaSiteKey: null,
  phone: 'tenDigits',
  countries: [],
  mark: '[Check]',
};

/** Creates a message of the consultation form. `changes` replace some of its fields. */
export const createMessage = (changes: Partial<typeof VALUES> = {}): Message => ({
  fields: Object.entries({ ...VALUES, ...changes }),
  delivery,
});

/** Creates a press of the consultation form. */
export const createPress = (since: number, changes?: Partial<typeof VALUES>): Press => ({
  ...toPress(createMessage(changes)),
  since,
});

/** Creates the entry of a message of the consultation form. Its time is 0. */
export const createTestEntry = (changes?: Partial<typeof VALUES>) =>
  createEntry(createPress(0, changes));

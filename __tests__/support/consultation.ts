import type { Message } from '@/components/islands/delivery/message';

const VALUES = {
  name: 'Asha',
  contact_no: '9876543210',
  email: 'asha@example.com',
  subject: 'A till',
  message: 'It is slow.',
};

/** Creates a message of the consultation form. `changes` replace some of its fields. */
export const createMessage = (changes: Partial<typeof VALUES> = {}): Message => ({
  fields: Object.entries({ ...VALUES, ...changes }),
  mail: {
    origin: 'https://mail.example.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'consultation',
  },
  delivery: {
    outbox: true,
    timeTrap: null,
    rateLimit: null,
    blockHeadless: false,
    recaptchaSiteKey: null,
  },
});

import { jest } from '@jest/globals';

/** A request to the mail service: the address and the fields. */
type Mail = { url: string; fields: Record<string, FormDataEntryValue> };

const OK = { ok: true, status: 200, text: () => Promise.resolve('OK') };

/** Stands in for the mail service: keeps the mails, and answers when the test wants. */
export function mailService() {
  const sent: Mail[] = [];
  let resolve: (answer: typeof OK) => void = () => {};
  const fetch = jest.fn((url: string, { body }: { body: FormData }) => {
    sent.push({ url, fields: Object.fromEntries(body) });
    return new Promise((onAnswer) => {
      resolve = onAnswer;
    });
  });
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  return { sent, accept: () => resolve(OK) };
}

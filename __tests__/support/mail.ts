import { jest } from '@jest/globals';

/** A request to the mail service: the address and the fields. */
type Mail = { url: string; fields: Record<string, FormDataEntryValue> };

/** An answer of the mail service. */
const answer = (status: number, text: string) => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(text),
});

/**
 * Stands in for the mail service: keeps the mails, and lets the test answer. Call it before each
 * test.
 */
export function mailService() {
  const sent: Mail[] = [];
  let resolve: (value: unknown) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const fetch = jest.fn((url: string, { body }: { body: FormData }) => {
    sent.push({ url, fields: Object.fromEntries(body) });
    return new Promise((onAnswer, onFailure) => {
      resolve = onAnswer;
      reject = onFailure;
    });
  });
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  return {
    sent,
    accept: () => resolve(answer(200, 'OK')),
    refuse: (status: number, text: string) => resolve(answer(status, text)),
    breakDown: () => reject(new TypeError('Failed to fetch')),
  };
}

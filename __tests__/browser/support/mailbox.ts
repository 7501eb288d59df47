import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { z } from 'zod';
import type { fault } from '../../../scripts/serve/mailbox/faults';
import { type Mail, mail } from '../../../scripts/serve/mailbox/mails';

/** A test's own mailbox at the stand-in for the mail service. */
export type Mailbox = {
  /** The mails that the test's pages sent so far, the oldest first. */
  mails: () => Promise<readonly Mail[]>;
  /** Makes the service fail on the next mail, or on the next `times` mails. */
  fail: (wanted: z.input<typeof fault>) => Promise<void>;
};

const answer = z.object({ mails: z.array(mail) });

async function callMailbox(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
) {
  const response = await request.fetch(`/__mailbox${path}`, { method, data });
  if (response.ok()) return response;
  throw new Error(`The mailbox answered ${response.status()}: ${await response.text()}`);
}

/**
 * Gives the pages of a context a mailbox of their own, by a cookie.
 *
 * @param url the address of the site
 * @param name the mailbox's name: letters, digits and hyphens
 */
export async function openMailbox(
  context: BrowserContext,
  url: string,
  name: string,
): Promise<Mailbox> {
  await context.addCookies([{ name: 'mailbox', value: name, url }]);
  const { request } = context;
  return {
    mails: async () =>
      answer.parse(await (await callMailbox(request, 'GET', '.json')).json()).mails,
    fail: async (wanted) => {
      await callMailbox(request, 'POST', '/faults', wanted);
    },
  };
}

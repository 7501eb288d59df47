import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { z } from 'zod';
import type { fault } from '../../../scripts/serve/mailbox/faults';
import { type Mail, mail } from '../../../scripts/serve/mailbox/mails';

/** A test's own box at the stand-in for the mail service: the mails that its pages sent. */
export type Mailbox = {
  /** The mails so far, the oldest first. */
  mails: () => Promise<readonly Mail[]>;
  /** Makes the service fail on the next mail, or the next `times`. */
  fail: (wanted: z.input<typeof fault>) => Promise<void>;
  /** Forgets the faults that are still to come. */
  recover: () => Promise<void>;
};

const answer = z.object({ mails: z.array(mail) });

async function ask(request: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await request.fetch(`/__mailbox${path}`, { method, data });
  if (response.ok()) return response;
  throw new Error(`The mailbox says ${response.status()}: ${await response.text()}`);
}

/**
 * Gives the pages of a context a box of their own, by a cookie.
 *
 * @param url where the site is
 * @param name tells the box from others: letters of the alphabet, digits and hyphens
 */
export async function openMailbox(
  context: BrowserContext,
  url: string,
  name: string,
): Promise<Mailbox> {
  await context.addCookies([{ name: 'mailbox', value: name, url }]);
  const { request } = context;
  return {
    mails: async () => answer.parse(await (await ask(request, 'GET', '.json')).json()).mails,
    fail: async (wanted) => {
      await ask(request, 'POST', '/faults', wanted);
    },
    recover: async () => {
      await ask(request, 'DELETE', '/faults');
    },
  };
}

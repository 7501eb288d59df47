import { join } from 'node:path';
import { z } from 'zod';
import { type Mailbox, type Outcome, openMailbox } from './mailbox';
import { readMailboxStyles, renderMailboxPage } from './page';

/** The path of the page that shows the mails. */
export const MAILBOX_PATH = '/__mailbox';

/** The cookie with the name of the sender's mailbox. Requests without it share one mailbox. */
const COOKIE = /(?:^|;\s*)mailbox=([a-z0-9-]{1,64})(?:;|$)/;

/** The headers of the mailbox's own pages. Their policy is strict, because they show visitors' input. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const respond = (status: number, type: string, body: string) =>
  new Response(body, { status, headers: { ...HEADERS, 'content-type': `${type};charset=utf-8` } });
const noContent = () => new Response(null, { status: 204, headers: HEADERS });

async function addFault(mailbox: Mailbox, request: Request): Promise<Response> {
  try {
    mailbox.fail(await request.json());
    return noContent();
  } catch (error) {
    const text = error instanceof z.ZodError ? z.prettifyError(error) : 'expected JSON';
    return respond(400, 'text/plain', text);
  }
}

/** The names of this machine. A page of another site may have a name of its own for it. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request for the mailbox's pages comes from them, or from no page at all. */
function isOwn(request: Request): boolean {
  const { hostname, origin, pathname } = new URL(request.url);
  const from = request.headers.get('origin') ?? origin;
  return OWN_HOSTS.has(hostname) && (!pathname.startsWith(MAILBOX_PATH) || from === origin);
}

type Route = (mailbox: Mailbox, request: Request) => Response | Promise<Response>;

const routes: Readonly<Record<string, Route>> = {
  [`GET ${MAILBOX_PATH}`]: (mailbox, { url }) => {
    const live = new URL(url).searchParams.has('live');
    return respond(200, 'text/html', renderMailboxPage(mailbox.mails(), live));
  },
  [`GET ${MAILBOX_PATH}.css`]: () => respond(200, 'text/css', readMailboxStyles()),
  [`GET ${MAILBOX_PATH}.json`]: (mailbox) =>
    respond(200, 'application/json', JSON.stringify({ mails: mailbox.mails() })),
  [`POST ${MAILBOX_PATH}/delete`]: (mailbox) => {
    mailbox.clear();
    return new Response(null, { status: 303, headers: { ...HEADERS, location: MAILBOX_PATH } });
  },
  [`POST ${MAILBOX_PATH}/faults`]: addFault,
  [`DELETE ${MAILBOX_PATH}/faults`]: (mailbox) => {
    mailbox.recover();
    return noContent();
  },
};

/** Whether a path belongs to the stand-in for the mail service, or to the page of its mails. */
export const isMailboxPath = (pathname: string) =>
  /^\/(api\/v1\.0\/email\/|__mailbox([./]|$))/.test(pathname);

/**
 * Creates the stand-in for the mail service, and the page of its mails. The cookie `mailbox` gives its
 * sender a mailbox of their own, so that tests do not share mails, rate limits or faults.
 *
 * @param folder the folder of the mails. A named mailbox is a folder in it.
 */
export function createMailboxHandler(folder: string): (request: Request) => Promise<Outcome> {
  const mailboxes = new Map<string, Mailbox>();
  const getMailbox = (request: Request) => {
    const name = COOKIE.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
    const mailbox = mailboxes.get(name) ?? openMailbox({ folder: join(folder, name) });
    mailboxes.set(name, mailbox);
    return mailbox;
  };

  return async (request) => {
    if (!isOwn(request)) return { after: 0, result: respond(403, 'text/plain', 'Forbidden') };
    const { pathname } = new URL(request.url);
    const mailbox = getMailbox(request);
    if (!pathname.startsWith(MAILBOX_PATH)) return mailbox.receive(request);
    const route = routes[`${request.method} ${pathname}`];
    const response = route
      ? await route(mailbox, request)
      : respond(404, 'text/plain', 'Not Found');
    return { after: 0, result: response };
  };
}

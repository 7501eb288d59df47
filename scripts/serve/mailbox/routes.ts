import { join } from 'node:path';
import { z } from 'zod';
import { type Box, type Outcome, openBox } from './mailbox';
import { mailboxPage, mailboxStyles } from './page';

/** Where the mails are shown. */
export const MAILBOX = '/__mailbox';

/** Names the box that a request means; without it, the one that a person's browser uses. */
const COOKIE = /(?:^|;\s*)mailbox=([a-z0-9-]{1,64})(?:;|$)/;

/** Sent with every page of the mailbox: it shows what strangers typed. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const answer = (status: number, type: string, body: string) =>
  new Response(body, { status, headers: { ...HEADERS, 'content-type': `${type};charset=utf-8` } });
const done = () => new Response(null, { status: 204, headers: HEADERS });

async function addFault(box: Box, request: Request): Promise<Response> {
  try {
    box.fail(await request.json());
    return done();
  } catch (error) {
    const text = error instanceof z.ZodError ? z.prettifyError(error) : 'expected JSON';
    return answer(400, 'text/plain', text);
  }
}

type Route = (box: Box, request: Request) => Response | Promise<Response>;

const routes: Readonly<Record<string, Route>> = {
  [`GET ${MAILBOX}`]: (box, { url }) =>
    answer(200, 'text/html', mailboxPage(box.mails(), new URL(url).searchParams.has('live'))),
  [`GET ${MAILBOX}.css`]: () => answer(200, 'text/css', mailboxStyles()),
  [`GET ${MAILBOX}.json`]: (box) =>
    answer(200, 'application/json', JSON.stringify({ mails: box.mails() })),
  [`POST ${MAILBOX}/delete`]: (box) => {
    box.clear();
    return new Response(null, { status: 303, headers: { ...HEADERS, location: MAILBOX } });
  },
  [`POST ${MAILBOX}/faults`]: addFault,
  [`DELETE ${MAILBOX}/faults`]: (box) => {
    box.recover();
    return done();
  },
};

/** Whether an address belongs to the stand-in for the mail service, or to the page of its mails. */
export const isMailbox = (pathname: string) =>
  /^\/(api\/v1\.0\/email\/|__mailbox([./]|$))/.test(pathname);

/**
 * The stand-in for the mail service, and the page of its mails. A cookie `mailbox` gives its sender
 * a box of their own, so that tests do not see each other's mails, pace or faults.
 *
 * @param folder where the mails are kept; named boxes are folders in it
 */
export function openMailbox(folder: string): (request: Request) => Promise<Outcome> {
  const boxes = new Map<string, Box>();
  const boxOf = (request: Request) => {
    const name = COOKIE.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
    const box = boxes.get(name) ?? openBox({ folder: join(folder, name) });
    boxes.set(name, box);
    return box;
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const box = boxOf(request);
    if (!pathname.startsWith(MAILBOX)) return box.receive(request);
    const route = routes[`${request.method} ${pathname}`];
    const response = route ? await route(box, request) : answer(404, 'text/plain', 'Not Found');
    return { after: 0, result: response };
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Middleware } from '../preview/server';
import { createMailboxHandler, isMailboxPath } from './routes';

async function toRequest(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${message.headers.host ?? 'localhost'}`), {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: hasBody ? await buffer(message) : undefined,
  });
}

async function send(from: Response, to: ServerResponse): Promise<void> {
  to.writeHead(from.status, Object.fromEntries(from.headers));
  to.end(Buffer.from(await from.arrayBuffer()));
}

/**
 * Cuts the connection after some text that is not HTTP, so that the request fails at once. A browser
 * would repeat the request if a reused connection closed without an answer.
 */
const cut = ({ socket }: IncomingMessage) => socket.end('cut\r\n', () => socket.destroy());

/**
 * Creates middleware for `node:http` that answers the mailbox's requests.
 *
 * @param folder the folder of the mails
 * @returns a function that returns whether it handles a request
 */
export function createMailboxMiddleware(folder: string): Middleware {
  const receive = createMailboxHandler(folder);
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { after, result } = await receive(await toRequest(request));
    if (after > 0) await wait(after);
    if (result === 'drop') cut(request);
    else if (result !== 'hang') await send(result, response);
  }
  return (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!isMailboxPath(pathname)) return false;
    answer(request, response).catch((error: unknown) => {
      console.error('The mailbox could not answer.', error);
      cut(request);
    });
    return true;
  };
}

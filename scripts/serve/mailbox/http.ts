import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Middleware } from '../preview/server';
import { createMailboxHandler, isMailboxPath } from './routes';

/** The largest body that is read. The service takes 50 kB. */
const MAX_BYTES = 1_000_000;

/** Reads the body of a message. Returns null if it is too large. */
async function readBody(message: IncomingMessage): Promise<Blob | null> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

/** Makes a request of a message. Returns null if its body is too large. Throws if it is malformed. */
async function toRequest(message: IncomingMessage): Promise<Request | null> {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(message) : undefined;
  if (body === null) return null;
  return new Request(new URL(url, `http://${message.headers.host ?? 'localhost'}`), {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body,
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
    const wanted = await toRequest(request).catch(() => null);
    if (!wanted) return cut(request);
    const { after, result } = await receive(wanted);
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

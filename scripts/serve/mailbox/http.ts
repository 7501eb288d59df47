import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isMailbox, openMailbox } from './routes';

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
 * Cuts the connection in a way that fails at once: after a word that is no HTTP. What a browser
 * sent over a connection that it used before and that closes without a word, it sends again.
 */
const cut = ({ socket }: IncomingMessage) => socket.end('cut\r\n', () => socket.destroy());

/**
 * The mailbox for a server of `node:http`.
 *
 * @param folder where the mails are kept
 * @returns a function that answers a request that is the mailbox's, and says whether it was
 */
export function mailboxServer(folder: string) {
  const receive = openMailbox(folder);
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { after, result } = await receive(await toRequest(request));
    if (after > 0) await wait(after);
    if (result === 'drop') cut(request);
    else if (result !== 'hang') await send(result, response);
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!isMailbox(pathname)) return false;
    answer(request, response).catch((error: unknown) => {
      console.error('The mailbox could not answer.', error);
      cut(request);
    });
    return true;
  };
}

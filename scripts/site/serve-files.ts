import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

/** A range that sirv reads rightly: from a place to a later one, or to the end. */
function isKnownRange(range: string): boolean {
  const [, start, end = Infinity] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range) ?? [];
  return Number(start) <= Number(end);
}

/** The headers of a request that sirv reads rightly. At some others it throws, and all of them may be ignored. */
function getKnownHeaders({ method, headers }: IncomingMessage): IncomingHttpHeaders {
  const { range = '', 'if-range': condition, 'if-none-match': etag } = headers;
  const accepted = (headers['accept-encoding'] ?? '').split(',').map((name) => name.trim());
  return {
    'accept-encoding': accepted.filter((name) => ['br', 'gzip'].includes(name)).join(),
    ...(etag && { 'if-none-match': etag }),
    ...(method === 'GET' && !condition && isKnownRange(range) && { range }),
  };
}

/** Creates a handler that sends the files of a folder. It reads the disk for every request. */
export function createFileHandler(root: string, options: Options): RequestListener {
  const files = sirv(root, { ...options, dev: true });
  return (request, response) => {
    request.headers = getKnownHeaders(request);
    files(request, response);
  };
}

/** Wraps a handler so that an error in one request does not end the server. */
export const keepServing =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    // A file may be deleted or unreadable after it was found.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    try {
      handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed.`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };

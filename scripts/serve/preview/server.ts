import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join } from 'node:path';
import { bases, errorPages, headers } from '../../site/hosts/description';
import { contentType, getMediaType } from '../../site/hosts/media-types';
import { PREVIEW } from '../../site/out';
import { createFileHandler, keepServing } from '../../site/serve-files';
import { getAnswer } from './answer';
import { LAST_PORT } from './port';

/** Answers requests before the site does, and returns whether it handles this one. */
export type Middleware = (request: IncomingMessage, response: ServerResponse) => boolean;

type Options = {
  /** The preferred port. If it is taken, the next free one is used. 0 means any. */
  port: number;
  /** The folder of the exported site. */
  root?: string;
  /** The base path of the build, such as "/site". Empty at a domain's root. */
  basePath?: string;
  /** Handles requests that are not for the site, such as the mailbox's. */
  middleware?: Middleware;
};

/** A running preview. Its address has no slash at the end. */
export type Preview = { url: string; close: () => Promise<void> };

/** Makes the preview reachable from this machine only. */
const HOST = 'localhost';
const MAX_PORTS = 50;

/** Returns the path and query of an address. A proxy's requests have whole addresses. */
const toPath = (url: string) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** Removes the base path from an address with its query. Returns null for an address outside it. */
function removeBasePath(basePath: string, url: string): string | null {
  if (basePath === '') return url;
  if (!url.startsWith(basePath)) return null;
  const rest = url.slice(basePath.length);
  return /^([/?]|$)/.test(rest) ? `/${rest.replace(/^\//, '')}` : null;
}

/** Creates a handler that answers like the real hosts, by the description in scripts/site/hosts. */
function createSiteHandler(root: string, basePath: string) {
  const fail = (
    status: keyof typeof errorPages,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    // A further language has its own page for what is not found.
    const base = bases.find((each) => status === 404 && request.url?.startsWith(`${each}/`)) ?? '';
    const page = join(root, base, `${errorPages[status]}.html`);
    const html = existsSync(page) ? readFileSync(page) : Buffer.from(STATUS_CODES[status] ?? '');
    response.writeHead(status, {
      ...headers,
      'Content-Type': contentType(getMediaType(page)),
      'Content-Length': html.length,
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
  const files = createFileHandler(root, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: (request, response) => fail(404, request, response),
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const url = removeBasePath(basePath, toPath(request.url ?? '/'));
    if (url === null) {
      fail(404, request, response);
      return;
    }
    request.url = url;
    const [pathname = '/', query] = url.split(/\?(.*)/s);
    const search = query ? `?${query}` : '';
    const answer = getAnswer(pathname);
    if (answer.kind === 'error') {
      fail(answer.status, request, response);
    } else if (answer.kind === 'redirect') {
      response.writeHead(301, { ...headers, Location: `${basePath}${answer.to}${search}` }).end();
    } else {
      // Pages have no file ending in their address. sirv knows their type.
      if (extname(answer.path) !== '') {
        response.setHeader('Content-Type', contentType(getMediaType(answer.path)));
      }
      response.setHeaders(new Map(Object.entries(answer.headers)));
      request.url = `${answer.path}${search}`;
      files(request, response);
    }
  };
}

/**
 * Serves the exported site on this machine.
 *
 * @throws if there is no exported site, or no free port
 */
export async function startPreview({
  port,
  root = PREVIEW,
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  middleware = () => false,
}: Options): Promise<Preview> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(
      `There is no built site in "${root}". "npm run build" writes one to "out", "npm run build:test" to "${PREVIEW}".`,
    );
  }
  const site = createSiteHandler(root, basePath);
  const server = createServer(
    keepServing((request, response) => {
      if (!middleware(request, response)) site(request, response);
    }),
  );
  const bound = await listen(server, port);
  return {
    url: `http://${HOST}:${bound}${basePath}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function listen(server: ReturnType<typeof createServer>, first: number): Promise<number> {
  const last = Math.min(first + MAX_PORTS - 1, LAST_PORT);
  for (let port = first; port <= last; port += 1) {
    const bound = await tryPort(server, port);
    if (bound !== null) return bound;
  }
  throw new Error(`All ports from ${first} to ${last} are taken: set PORT to another one.`);
}

/** Binds a port and returns it. Returns null if another program has it. */
function tryPort(server: ReturnType<typeof createServer>, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', onError).once('listening', onListening).listen(port, HOST);
  });
}

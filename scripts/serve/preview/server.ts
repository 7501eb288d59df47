import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  contentType,
  errorPages,
  headers,
  mediaTypeList,
  mediaTypes,
} from '../../build/hosts/description';
import { answerTo } from './answer';

type Options = {
  /** The port asked for; the next free one where it is taken. 0 takes any. */
  port: number;
  /** The exported site. */
  root?: string;
  /** The folder the site was built for, such as "/site"; empty at a domain's root. */
  basePath?: string;
  /** Answers what is not the site's, such as the mailbox, and says whether it did. */
  beside?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** A running preview: its address, without a slash at the end, and what stops it. */
export type Preview = { url: string; close: () => Promise<void> };

/** Reachable from this machine only. */
const HOST = 'localhost';
/** How many ports are tried before giving up. */
const TRIES = 50;

/** The path below the base path, with its query, or null for an address outside it. */
function below(basePath: string, url: string): string | null {
  if (basePath === '') return url;
  if (!url.startsWith(basePath)) return null;
  const rest = url.slice(basePath.length);
  return /^([/?]|$)/.test(rest) ? `/${rest.replace(/^\//, '')}` : null;
}

/** Answers as every host does that was told the description in scripts/build/hosts. */
function siteOf(root: string, basePath: string) {
  const fail = (
    status: keyof typeof errorPages,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const page = join(root, `${errorPages[status]}.html`);
    const html = existsSync(page) ? readFileSync(page) : Buffer.from(STATUS_CODES[status] ?? '');
    response.writeHead(status, {
      ...headers,
      'Content-Type': contentType(mediaTypes.html),
      'Content-Length': html.length,
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
  // `dev` looks at the disk on every request, so a new build shows without a restart.
  const files = sirv(root, {
    dev: true,
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
    const url = below(basePath, request.url ?? '/');
    if (url === null) {
      fail(404, request, response);
      return;
    }
    const [pathname = '/', query] = url.split(/\?(.*)/s);
    const search = query ? `?${query}` : '';
    const answer = answerTo(pathname);
    if (answer.kind === 'error') {
      fail(answer.status, request, response);
    } else if (answer.kind === 'moved') {
      response.writeHead(301, { ...headers, Location: `${basePath}${answer.to}${search}` }).end();
    } else {
      const type = mediaTypeList.find(({ ending }) => `.${ending}` === extname(answer.path));
      if (type) response.setHeader('Content-Type', contentType(type));
      response.setHeaders(new Map(Object.entries(answer.headers)));
      request.url = `${answer.path}${search}`;
      files(request, response);
    }
  };
}

/**
 * Serves the exported site on this machine.
 *
 * @throws when there is no exported site, or no free port
 */
export async function startPreview({
  port,
  root = 'out',
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  beside = () => false,
}: Options): Promise<Preview> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no built site in "${root}": run "npm run build" first.`);
  }
  const site = siteOf(root, basePath);
  const server = createServer((request, response) => {
    if (!beside(request, response)) site(request, response);
  });
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
  for (let port = first; port < first + TRIES; port += 1) {
    const bound = await tryPort(server, port);
    if (bound !== null) return bound;
  }
  throw new Error(`No free port between ${first} and ${first + TRIES - 1}.`);
}

/** The port that is bound, or null where another program has it. */
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

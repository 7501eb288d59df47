import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** What a link between a visitor and a host is like. */
export type Quality = {
  /** Round trip, in milliseconds. */
  rtt: number;
  /** Bits a second towards the visitor. */
  bandwidth: number;
};

type Options = Quality & {
  /** The address of the site behind the link. */
  origin: string;
  /** Changes a page on its way. */
  rewrite?: (html: string) => string;
};

/** How many bytes travel in one go. */
const PIECE = 4096;
const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;
const compress = promisify(brotliCompress);

/**
 * Stands between a browser and the site, as a CDN at the far end of a link of this quality: text
 * as brotli, files that carry a hash kept by the browser. The browser's own throttling is of no
 * use here, as it does not reach what is fetched for a page that nobody visits yet.
 */
export async function startLink({ origin, rtt, bandwidth, rewrite = (html) => html }: Options) {
  const met = new WeakSet<object>();
  const encoded = new Map<string, Buffer>();
  let free = 0;

  /** Waits until `bytes` have come through the link, which all answers share. */
  async function travel(bytes: number) {
    const now = performance.now();
    free = Math.max(free, now) + (bytes * 8000) / bandwidth;
    if (free > now) await sleep(free - now);
  }

  async function bodyOf(path: string, answer: Response): Promise<Buffer> {
    const known = encoded.get(path);
    if (known) return known;
    const type = answer.headers.get('content-type') ?? '';
    const raw = Buffer.from(await answer.arrayBuffer());
    const plain = type.startsWith('text/html') ? Buffer.from(rewrite(raw.toString())) : raw;
    const body = TEXT.test(type) ? await compress(plain) : plain;
    encoded.set(path, body);
    return body;
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    // A new connection first shakes hands.
    const trips = met.has(request.socket) ? 1 : 2;
    met.add(request.socket);
    const [answer] = await Promise.all([fetch(origin + path), sleep(trips * rtt)]);
    const body = await bodyOf(path, answer);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html')
        ? 'max-age=0, must-revalidate'
        : 'max-age=31536000, immutable',
      ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
    });
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      await travel(piece.length);
      response.write(piece);
    }
    response.end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

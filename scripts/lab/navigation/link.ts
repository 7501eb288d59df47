import { createHash, X509Certificate } from 'node:crypto';
import type { Http2Session } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Secure, startSecure } from '../measure/secure';

/** What a link between a visitor and a host is like. */
export type Quality = {
  /** Round trip, in milliseconds. */
  rtt: number;
  /** Bits a second towards the visitor. */
  bandwidth: number;
};

/** A link that stands, and how to start a Chromium that takes its certificate for good, and so keeps files. */
export type Link = Secure & { trust: string };

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

/** Round trips before a first answer: the connection's, its encryption's, and the question's own. */
const FIRST_TRIPS = 3;
/** How urgent an answer is that says nothing of it; the lower, the more. RFC 9218. */
const URGENCY = 3;

const urgencyOf = (priority: string | string[] | undefined) =>
  Number(/\bu=(\d)/.exec(String(priority))?.[1] ?? URGENCY);

type Waiting = { bytes: number; urgency: number; arrived: () => void };

/** A line that carries one piece after the other: the most urgent first, and in turn those alike. */
function startLine(bandwidth: number) {
  const waiting: Waiting[] = [];
  let running = false;
  let free = 0;

  async function run() {
    running = true;
    for (;;) {
      const next = waiting.toSorted((a, b) => a.urgency - b.urgency)[0];
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      const now = performance.now();
      free = Math.max(free, now) + (next.bytes * 8000) / bandwidth;
      if (free > now) await sleep(free - now);
      next.arrived();
    }
    running = false;
  }

  return (bytes: number, urgency: number) =>
    new Promise<void>((arrived) => {
      waiting.push({ bytes, urgency, arrived });
      if (!running) run();
    });
}

/**
 * Stands between a browser and the site, as a CDN at the far end of a link of this quality:
 * HTTP/2 with the browser's own priorities, text as brotli, files that carry a hash kept by the
 * browser. The browser's own throttling is of no use here, as it does not reach what is fetched for
 * a page that nobody visits yet.
 */
export async function startLink({
  origin,
  rtt,
  bandwidth,
  rewrite = (html) => html,
}: Options): Promise<Link> {
  const met = new WeakSet<Http2Session>();
  const encoded = new Map<string, Buffer>();
  const travel = startLine(bandwidth);

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

  const server = await startSecure(async ({ url, headers, stream }, response) => {
    const { session } = stream;
    const trips = !session || met.has(session) ? 1 : FIRST_TRIPS;
    if (session) met.add(session);
    const [answer] = await Promise.all([fetch(origin + url), sleep(trips * rtt)]);
    const body = await bodyOf(url, answer);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html')
        ? 'max-age=0, must-revalidate'
        : 'max-age=31536000, immutable',
      ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
    });
    const urgency = urgencyOf(headers.priority);
    for (let at = 0; at < body.length && !stream.destroyed; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      await travel(piece.length, urgency);
      response.write(piece);
    }
    response.end();
  });
  const { publicKey } = new X509Certificate(server.certificate);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(spki).digest('base64');
  return { ...server, trust: `--ignore-certificate-errors-spki-list=${digest}` };
}

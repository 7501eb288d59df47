import { createHash, X509Certificate } from 'node:crypto';
import type { Http2Session } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type SecureServer, startSecureServer } from '../measure/secure';

/** The quality of a network link between a visitor and a host. */
export type Quality = {
  /** The round-trip time, in milliseconds. */
  rtt: number;
  /** The bandwidth towards the visitor, in bits per second. */
  bandwidth: number;
};

/** A running link. `trust` makes Chromium trust its certificate. Without trust, it caches no files. */
export type Link = SecureServer & { trust: string };

type Options = Quality & {
  /** The address of the site behind the link. */
  origin: string;
  /** Changes the HTML of a page. */
  rewrite?: (html: string) => string;
};

const CHUNK_BYTES = 4096;
const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;
const compress = promisify(brotliCompress);

/** The round trips before the first answer: for TCP, for TLS and for the request. */
const FIRST_TRIPS = 3;
/** The default urgency of a request. Lower is more urgent (RFC 9218). */
const DEFAULT_URGENCY = 3;

const getUrgency = (priority: string | string[] | undefined) =>
  Number(/\bu=(\d)/.exec(String(priority))?.[1] ?? DEFAULT_URGENCY);

type Waiting = { bytes: number; urgency: number; arrived: () => void };

/** Simulates a line of limited bandwidth. It sends one chunk at a time, the most urgent one first. */
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
 * Serves the site like a CDN at the end of a slow link: over HTTP/2 with the browser's priorities, with
 * brotli, and with long caching of hashed files. Chromium's own throttling does not work here, because
 * it does not affect prerendered pages.
 */
export async function startLink({
  origin,
  rtt,
  bandwidth,
  rewrite = (html) => html,
}: Options): Promise<Link> {
  const connected = new WeakSet<Http2Session>();
  const encoded = new Map<string, Buffer>();
  const travel = startLine(bandwidth);

  async function getBody(path: string, answer: Response): Promise<Buffer> {
    const known = encoded.get(path);
    if (known) return known;
    const type = answer.headers.get('content-type') ?? '';
    const raw = Buffer.from(await answer.arrayBuffer());
    const plain = type.startsWith('text/html') ? Buffer.from(rewrite(raw.toString())) : raw;
    const body = TEXT.test(type) ? await compress(plain) : plain;
    encoded.set(path, body);
    return body;
  }

  const server = await startSecureServer(async ({ url, headers, stream }, response) => {
    const { session } = stream;
    const trips = !session || connected.has(session) ? 1 : FIRST_TRIPS;
    if (session) connected.add(session);
    const [answer] = await Promise.all([fetch(origin + url), sleep(trips * rtt)]);
    const body = await getBody(url, answer);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html')
        ? 'max-age=0, must-revalidate'
        : 'max-age=31536000, immutable',
      ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
    });
    const urgency = getUrgency(headers.priority);
    for (let at = 0; at < body.length && !stream.destroyed; at += CHUNK_BYTES) {
      const chunk = body.subarray(at, at + CHUNK_BYTES);
      await travel(chunk.length, urgency);
      response.write(chunk);
    }
    response.end();
  });
  const { publicKey } = new X509Certificate(server.certificate);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(spki).digest('base64');
  return { ...server, trust: `--ignore-certificate-errors-spki-list=${digest}` };
}

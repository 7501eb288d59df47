import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Secure, startSecure } from './secure';

/** Lets Chromium take any certificate for good. */
export const TRUST = '--ignore-certificate-errors';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Types that shrink; pictures and fonts are compressed already. */
const TEXT = /^text\/|json|xml|javascript/;

type Answer = { status: number; headers: Record<string, string | number>; body: Buffer };

/** The file of an address, as a static host finds it: `/about-us` is about-us.html. */
function fileOf(root: string, path: string): string | null {
  const base = join(root, normalize(path));
  return (
    [base, `${base.replace(/[/\\]$/, '')}.html`, join(base, 'index.html')].find(
      (file) => extname(file) !== '' && existsSync(file),
    ) ?? null
  );
}

function answerOf(root: string, path: string): Answer {
  const found = fileOf(root, path);
  const file = found ?? fileOf(root, '/404.html');
  if (!file) return { status: 404, headers: {}, body: Buffer.from('Not found') };
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const plain = readFileSync(file);
  const body = TEXT.test(type) ? brotliCompressSync(plain) : plain;
  return {
    status: found ? 200 : 404,
    headers: {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000',
      ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
    },
    body,
  };
}

/**
 * Serves a folder as a good static host would: over HTTP/2, with brotli at its best. Every page that is
 * measured stands behind this same server, so no contestant has a better host than another.
 *
 * @throws when there is no such folder
 */
export async function serve(root: string): Promise<Secure> {
  if (!existsSync(root)) {
    throw new Error(`There is no site in "${root}": build it first, or name another folder.`);
  }
  const answers = new Map<string, Answer>();
  return startSecure((request, response) => {
    const path = decodeURI(new URL(request.url, 'https://localhost').pathname);
    const answer = answers.get(path) ?? answerOf(root, path);
    answers.set(path, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

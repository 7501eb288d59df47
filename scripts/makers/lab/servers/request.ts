import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A raw response: no joined headers, no followed redirects, no decompression. */
export type Reply = {
  status: number;
  /** All values of a header, in order. */
  all: (name: string) => readonly string[];
  /** The first value of a header, or null. */
  header: (name: string) => string | null;
  body: Buffer;
};

type Options = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

/** Sends a request to a server of this machine, without normalizing the path. */
export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
) {
  return new Promise<Reply>((resolve, reject) => {
    const call = request(
      { host: 'localhost', family: 0, port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
        response.once('end', () => {
          const all = (name: string) =>
            response.rawHeaders.filter(
              (_, i, raw) => i % 2 === 1 && raw[i - 1]?.toLowerCase() === name.toLowerCase(),
            );
          resolve({
            status: response.statusCode ?? 0,
            all,
            header: (name) => all(name)[0] ?? null,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    call.once('error', reject).end();
  });
}

/** Decompresses the body of a response. */
export function decompress({ header, body }: Reply): Buffer {
  const encoding = header('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

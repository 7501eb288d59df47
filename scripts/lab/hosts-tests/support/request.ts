import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire: nothing joined, followed or unpacked. */
export type Reply = {
  status: number;
  /** All values of a header, one each time it was sent. */
  all: (name: string) => readonly string[];
  /** The only value of a header, or null. */
  header: (name: string) => string | null;
  body: Buffer;
};

type Options = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

/** Asks a server of this machine for a path exactly as it is written. */
export function ask(port: number, path: string, { method = 'GET', headers = {} }: Options = {}) {
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

/** The body as it was before it was compressed. */
export function unpacked({ header, body }: Reply): Buffer {
  const encoding = header('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

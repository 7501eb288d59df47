import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { generate } from 'selfsigned';

/** A server on this machine that speaks HTTP/2 over TLS. */
export type SecureServer = {
  /** Its address, without a slash at the end. */
  url: string;
  /** Its self-signed certificate, which no browser knows. */
  certificate: string;
  /** Stops it, and closes its connections. */
  close: () => Promise<void>;
};

/** Starts an HTTP/2 server on a free port. */
export async function startSecureServer(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<SecureServer> {
  const sockets = new Set<Socket>();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, answer);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The HTTP/2 server has no port.');
  return {
    url: `https://localhost:${address.port}`,
    certificate: cert,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        for (const socket of sockets) socket.destroy();
      }),
  };
}

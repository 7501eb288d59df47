import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves the editor at /admin, to this machine alone.
 *
 * @param beforePage runs before the page is sent
 * @throws an error if the port is taken
 */
export function serveEditor(folder: string, port: number, beforePage = () => {}): Promise<void> {
  const serve = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    // sirv throws at a range that ends before it starts. The editor needs none.
    delete request.headers.range;
    if (request.url === '/admin') beforePage();
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.on('error', ({ message }) =>
      reject(
        new Error(`edit: port ${port} cannot be used (${message}). Is the editor open already?`),
      ),
    );
    server.listen(port, 'localhost', resolve);
  });
}

import { createServer } from 'node:http';
import { createFileHandler, keepServing } from '../site/serve-files';

/**
 * Serves the editor at /admin, to this machine alone.
 *
 * @param beforePage runs before the page is sent
 * @throws an error if the port is taken
 */
export function serveEditor(folder: string, port: number, beforePage = () => {}): Promise<void> {
  const serve = createFileHandler(folder, {});
  const server = createServer(
    keepServing((request, response) => {
      if (request.url === '/admin') beforePage();
      serve(request, response);
    }),
  );
  return new Promise((resolve, reject) => {
    server.on('error', ({ message }) =>
      reject(
        new Error(`edit: port ${port} cannot be used (${message}). Is the editor open already?`),
      ),
    );
    server.listen(port, 'localhost', resolve);
  });
}

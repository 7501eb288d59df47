import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds the first port from `first` on that no program of this machine has. */
export async function findFreePort(first: number): Promise<number> {
  const server = createServer().listen(first, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return findFreePort(first + 1);
  }
  server.close();
  await once(server, 'close');
  return first;
}

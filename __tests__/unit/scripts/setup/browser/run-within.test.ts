/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { runWithin } from '@/scripts/setup/browser/run-within';

const run = (script: string, limit = new AbortController().signal) =>
  runWithin(process.execPath, ['--eval', script], limit);

test.each([
  ['console.error("Error: only a warning")', null],
  ['console.log("Reading\\nE: no package\\nE: no luck"); process.exit(100)', 'E: no package'],
  ['process.exit(3)', 'it ended with code 3.'],
])('the program %j ends with the problem %j', async (script, problem) => {
  await expect(run(script)).resolves.toBe(problem);
});

test('at the limit a program ends, and all that it started', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const limit = new AbortController();
  // The program waits for a second one, which connects to this test and never ends.
  const second = `require('node:net').connect(${port}, 'localhost')`;
  const running = run(
    `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(second)}])`,
    limit.signal,
  );
  const [socket]: Socket[] = await once(server, 'connection');
  const ended = once(socket ?? server, 'close');
  socket?.on('error', () => {}).resume();
  limit.abort();
  await expect(running).resolves.toBe('it took too long, so it was stopped.');
  await ended;
  server.close();
});

/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { runWithin } from '@/scripts/setup/browser/run-within';

const NO_LIMIT = new AbortController().signal;

const run = (script: string, limit = NO_LIMIT) =>
  runWithin(process.execPath, ['--eval', script], limit);

test('a program that ends well has no problem', async () => {
  await expect(run('console.error("Error: only a warning")')).resolves.toBeNull();
});

test.each([
  {
    by: 'its first error',
    script: 'console.log("Reading\\nE: no package\\nE: no luck"); process.exit(100)',
    problem: 'E: no package',
  },
  {
    by: 'its last line',
    script: 'console.error("Reading\\nNot allowed\\n"); process.exit(1)',
    problem: 'Not allowed',
  },
  { by: 'its code', script: 'process.exit(3)', problem: 'it ended with code 3.' },
])('a program that fails is explained by $by', async ({ script, problem }) => {
  await expect(run(script)).resolves.toBe(problem);
});

test('a program that is missing is named', async () => {
  await expect(runWithin('no-such-program', [], NO_LIMIT)).resolves.toContain('no-such-program');
});

test('a program that asks gets no answer from the keyboard', async () => {
  const script = `
    const { openSync, readFileSync } = require('node:fs');
    if (readFileSync(0, 'utf8') !== '') throw new Error('It read from its input.');
    try { openSync('/dev/tty'); } catch { process.exit(0); }
    throw new Error('It opened the terminal.');`;
  await expect(run(script)).resolves.toBeNull();
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

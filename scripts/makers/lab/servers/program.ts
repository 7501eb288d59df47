import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server program: its port, and a function that stops it. */
export type Running = { port: number; stop: () => Promise<void> };

/** The longest time that a server may take to start. */
const START_TIMEOUT_MS = 10_000;

/** Finds a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The machine has no free port.');
  return address.port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Starts a server in the foreground, and waits until it listens.
 *
 * @throws with the server's output if it does not listen in time
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await pause(20)) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return { port, stop: () => end(child) };
  }
  await end(child);
  throw new Error(`${command} does not listen on port ${port}. It printed:\n${output}`);
}

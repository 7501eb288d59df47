import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server of the machine: where it listens, and what ends it. */
export type Running = { port: number; stop: () => Promise<void> };

const PATIENCE = 10_000;
/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
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
 * Starts a server in the foreground and waits until it listens.
 *
 * @throws with what the server said, where it does not
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(20)) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return { port, stop: () => end(child) };
  }
  await end(child);
  throw new Error(`${command} does not listen on port ${port}:\n${said}`);
}

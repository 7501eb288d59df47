import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What one run of wrk measured. */
export type Figures = {
  perSecond: number;
  /** The middle and the slowest hundredth of the answers, as wrk writes them: "1.20ms". */
  p50: string;
  p99: string;
  transfer: string;
  /** Answers that were no 2xx or 3xx, and connections that broke. */
  errors: number;
};

function find(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`wrk said nothing of ${pattern}:\n${text}`);
  return value;
}

/** Reads what `wrk --latency` prints. */
export function figuresOf(text: string): Figures {
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1];
  return {
    perSecond: Number(find(text, /Requests\/sec:\s+([\d.]+)/)),
    p50: find(text, /^\s+50%\s+(\S+)/m),
    p99: find(text, /^\s+99%\s+(\S+)/m),
    transfer: find(text, /Transfer\/sec:\s+(\S+)/),
    errors: [refused, ...(socket?.slice(1) ?? [])].reduce((sum, n) => sum + Number(n ?? 0), 0),
  };
}

/** Asks an address for some seconds, by a Lua script where more than one is asked for. */
export async function wrk(url: string, seconds: number, script?: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads=2',
    '--connections=64',
    `--duration=${seconds}s`,
    '--latency',
    '--header=Accept-Encoding: gzip, br',
    ...(script ? [`--script=${script}`] : []),
    url,
  ]);
  return figuresOf(stdout);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The result of one run of wrk. */
export type Figures = {
  perSecond: number;
  /** The median time of an answer, and the 99th percentile, as wrk prints them: "1.20ms". */
  p50: string;
  p99: string;
  transfer: string;
  /** The number of answers with a status other than 2xx or 3xx, and of failed connections. */
  errors: number;
};

function find(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined)
    throw new Error(`The output of wrk does not contain ${pattern}. It is:\n${text}`);
  return value;
}

/** Parses the output of `wrk --latency`. */
export function parseFigures(text: string): Figures {
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

/** Sends requests to an address for some seconds. A Lua script can request several addresses. */
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
  return parseFigures(stdout);
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readUsage } from './processes';

/** What a step of the build took. */
type Step = { name: string; seconds: number; cpu: number; peak: number };

/** What a build took. */
export type Build = {
  steps: readonly Step[];
  /** Seconds in which Next rendered the pages. */
  rendering: number;
  /** The most bytes in memory at one moment. */
  peak: number;
};

/** How often the memory is read, in milliseconds. */
const INTERVAL = 400;

const STEP = /^build: (\S+) took ([\d.]+) s$/;
const RENDERED = /Generating static pages using .* in ([\d.]+)(ms|s|min)/;
const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60 };

/**
 * Builds a copy of the site, and measures its processes.
 *
 * @throws if the build fails
 */
export function measureBuild(folder: string): Promise<Build> {
  const child = spawn('npx', ['tsx', 'scripts/site/build.ts'], {
    cwd: folder,
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: 'https://rivermark.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npx did not start: install Node with npm.');
  const steps: Step[] = [];
  const lines: string[] = [];
  let rendering = 0;
  let before = 0;
  let peak = 0;
  let most = 0;
  const sample = () => {
    const usage = readUsage(pid);
    peak = Math.max(peak, usage.memory);
    return usage;
  };
  const timer = setInterval(sample, INTERVAL);
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const [, time, unit = ''] = RENDERED.exec(line) ?? [];
    if (time !== undefined) rendering = Number(time) * (UNITS[unit] ?? 1);
    const [, name, seconds] = STEP.exec(line) ?? [];
    if (name === undefined) return;
    const { cpu } = sample();
    steps.push({ name, seconds: Number(seconds), cpu: cpu - before, peak });
    before = cpu;
    most = Math.max(most, peak);
    peak = 0;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ steps, rendering, peak: Math.max(most, peak) });
      else reject(new Error(`The build in ${folder} failed:\n${lines.slice(-30).join('\n')}`));
    });
  });
}

import { readdirSync, readFileSync } from 'node:fs';

/** The memory and the processor time of a process and of all that it started. */
export type Usage = {
  /** Bytes in memory. A page that several processes share counts once. */
  memory: number;
  /** Seconds of processor time so far, with that of processes that have ended. */
  cpu: number;
};

/** How many ticks of the kernel's clock make a second. */
const TICKS = 100;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended since its folder was listed.
    return '';
  }
}

/** The parent and the processor time of a process. */
function readStat(id: number): { parent: number; cpu: number } | null {
  const text = read(`/proc/${id}/stat`);
  // The name in brackets may contain spaces. The state follows it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return null;
  const [parent = 0] = [Number(fields[1])];
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent, cpu: ticks / TICKS };
}

/** Lists a process and all that it started, with their processor times. */
function readTree(root: number): Map<number, number> {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(Number(name));
      return stat ? [{ id: Number(name), ...stat }] : [];
    });
  const children = new Map<number, typeof stats>();
  for (const stat of stats) {
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), stat]);
  }
  const tree = new Map<number, number>();
  const add = (id: number, cpu: number) => {
    tree.set(id, cpu);
    for (const child of children.get(id) ?? []) add(child.id, child.cpu);
  };
  add(root, stats.find(({ id }) => id === root)?.cpu ?? 0);
  return tree;
}

const readMemory = (id: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;

/** Reads what a process and all that it started use now. Works on Linux only. */
export function readUsage(root: number): Usage {
  const tree = [...readTree(root)];
  return {
    memory: tree.reduce((sum, [id]) => sum + readMemory(id), 0),
    cpu: tree.reduce((sum, [, cpu]) => sum + cpu, 0),
  };
}

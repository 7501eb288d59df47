import type { Build } from './build';

/** A measured build of one size. */
export type Measured = {
  /** What was built: "500 articles", "one edited". */
  label: string;
  /** How many pages the site has. */
  pages: number;
  build: Build;
  files: number;
  /** How many files the build wrote or removed. */
  changed: number;
  /** The bytes of pages on the wire, by their names. */
  weights: Readonly<Record<string, number>>;
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The steps of a build without Next's own. Next would check the types, too. */
const ownSteps = ({ steps }: Build) =>
  steps.filter(({ name }) => name !== 'next' && name !== 'types');

/** The seconds of processor time that our own steps took. */
export const ownCpu = (build: Build): number => sum(ownSteps(build).map(({ cpu }) => cpu));

/** The seconds that our own steps took. */
export const ownSeconds = (build: Build): number =>
  sum(ownSteps(build).map(({ seconds }) => seconds));

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [
    row(head),
    `|---|${head
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
    ...rows.map(row),
  ].join('\n');

const short = (number: number) => number.toFixed(1);

/** Formats the time of each step, and the memory of each build. */
export function formatTimes(all: readonly Measured[]): string {
  const [first] = all;
  const names = first?.build.steps.map(({ name }) => name) ?? [];
  return table(
    [
      'build',
      'pages',
      ...names.map((name) => `${name} s`),
      'all s',
      'ours CPU s',
      'peak GiB',
      'files',
      'written',
    ],
    all.map(({ label, pages, build, files, changed }) => [
      label,
      pages,
      ...names.map((name) => short(build.steps.find((step) => step.name === name)?.seconds ?? 0)),
      short(sum(build.steps.map(({ seconds }) => seconds))),
      short(ownCpu(build)),
      (build.peak / 2 ** 30).toFixed(2),
      files,
      changed,
    ]),
  );
}

/** Formats what each further page costs between two sizes. */
export function formatMargins(all: readonly Measured[]): string {
  const rows = all.slice(1).map((next, i) => {
    const before = all[i] ?? next;
    const more = next.pages - before.pages;
    const perPage = (value: (build: Build) => number) =>
      short((1000 * (value(next.build) - value(before.build))) / more);
    const all_ = (build: Build) => sum(build.steps.map(({ seconds }) => seconds));
    const cpu = (build: Build) => sum(build.steps.map((step) => step.cpu));
    return [
      `${before.label} to ${next.label}`,
      perPage(all_),
      perPage(cpu),
      perPage(({ rendering }) => rendering),
      perPage(ownSeconds),
      perPage(ownCpu),
    ];
  });
  return table(
    ['each further page', 'all ms', 'all CPU ms', 'Next’s rendering ms', 'ours ms', 'ours CPU ms'],
    rows,
  );
}

/** Formats the bytes of the same pages on sites of all sizes. */
export function formatWeights(all: readonly Measured[]): string {
  const names = Object.keys(all[0]?.weights ?? {});
  return table(
    ['bytes of a page', ...all.map(({ label }) => label)],
    names.map((name) => [name, ...all.map(({ weights }) => weights[name] ?? 0)]),
  );
}

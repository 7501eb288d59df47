/**
 * Compares two exports of the site, but for what a move of code may change: class names, sheets, and the names of
 * files that hold a hash. `npm --prefix scripts/makers/lab run compare -- <before> <after>` names each file that differs,
 * with the first place, and fails if there are any. Build both with the same `NEXT_PUBLIC_SITE_URL`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How much text before and after a difference is shown. */
const AROUND = 120;

/** What a move of code may change, and what stands in its place. */
const MAY_CHANGE: readonly (readonly [RegExp, string])[] = [
  [/ class="[^"]*"/g, ''],
  [/<link rel="(stylesheet|preload)"[^>]*\.css"[^>]*>/g, ''],
  [/<style[^>]*>.*?<\/style>/gs, ''],
  [/ ?'sha256-[\w+/=]+'/g, ''],
  [/\/(_next|_islands)\/[\w./-]+\.(\w+)/g, '/$1/*.$2'],
  [/icon\.svg\?icon[\w.-]+/g, 'icon.svg'],
];

const [before, after] = process.argv.slice(2);
if (!before || !after || ![before, after].every(existsSync)) {
  console.error('compare: name two folders with exports of the site: <before> <after>.');
  process.exit(1);
}

/** The pages and texts of an export, sorted. */
const listTexts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => /\.(html|md|xml|txt|json)$/.test(name) && !/^_(next|islands|search)\//.test(name),
    )
    .sort();

const read = (folder: string, name: string) =>
  MAY_CHANGE.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    readFileSync(join(folder, name), 'utf8'),
  );

/** Shows the first place at which two texts differ. */
function showDifference(one: string, other: string): string {
  const end = Math.max(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  const show = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `  before: …${show(one)}…\n  after:  …${show(other)}…`;
}

const names = { before: listTexts(before), after: listTexts(after) };
const problems = [
  ...names.before.filter((name) => !names.after.includes(name)).map((name) => `${name} is gone`),
  ...names.after.filter((name) => !names.before.includes(name)).map((name) => `${name} is new`),
  ...names.before
    .filter((name) => names.after.includes(name))
    .flatMap((name) => {
      const [one, other] = [read(before, name), read(after, name)];
      return one === other ? [] : `${name} differs\n${showDifference(one, other)}`;
    }),
];
for (const problem of problems) console.error(problem);
console.log(`${names.after.length} files, ${problems.length} differences`);
if (problems.length > 0) process.exitCode = 1;

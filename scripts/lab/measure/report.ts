import type { Started, Weight } from '../../serve/browser/weigh';
import { type Interaction, MIN_DURATION_MS } from './interactions';
import type { Verdict } from './lighthouse';
import type { MainThread, Watched } from './main-thread';

/** Formats a Markdown table. All columns but the first are aligned right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** Formats the enhancers and islands that started: "header, clock ×3 at 84–91 ms". */
function formatStarts(started: readonly Started[]): string {
  const [first] = started;
  if (!first) return '–';
  const names = [...new Set(started.map(({ name }) => name))].map((name) => {
    const count = started.filter((each) => each.name === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
  const times = started.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  return `${names.join(', ')} at ${from === to ? from : `${from}–${to}`} ms`;
}

/** Formats the bytes of pages by kind, in kB (1000 bytes). */
export const bytesTable = (pages: readonly { name: string; weight: Weight }[]) =>
  table(
    [
      'page',
      'HTML',
      'script',
      'inline',
      'styles',
      'fonts',
      'pictures',
      'other',
      'in all',
      'requests',
      'started',
    ],
    pages.map(({ name, weight }) => {
      const { html, script, inlineScript, styles, fonts, pictures, other, all } = weight;
      const sizes = [html, script, inlineScript, styles, fonts, pictures, other, all].map(kB);
      return [name, ...sizes, String(weight.requests), formatStarts(weight.started)];
    }),
  );

/**
 * Formats Lighthouse's scores and times.
 *
 * @param getBaseline returns the verdict of the hand-written page for a page's name
 */
export const lighthouseTable = (
  verdicts: readonly Verdict[],
  getBaseline: (page: string) => Verdict | undefined,
) =>
  table(
    ['page', 'runs', 'scores', 'FCP s', 'LCP s', 'by hand', 'ratio', 'TBT ms', 'CLS'],
    verdicts.map((verdict) => {
      const { target, metrics } = verdict;
      const baseline = getBaseline(target.name);
      return [
        target.name,
        String(target.runs),
        formatScores(verdict),
        seconds(metrics.fcp),
        seconds(metrics.lcp),
        baseline ? seconds(baseline.metrics.lcp) : '–',
        baseline ? (metrics.lcp / baseline.metrics.lcp).toFixed(2) : '–',
        metrics.tbt.toFixed(0),
        metrics.cls.toFixed(3),
      ];
    }),
  );

const formatScores = ({ scores }: Verdict) => Object.values(scores).join('/');

/** The scores of a build: the verdict of a page of each kind, in the same order. */
export type ScoredBuild = {
  build: string;
  kinds: readonly { kind: string; path: string }[];
  verdicts: readonly Verdict[];
};

/** Formats the scores of a page of each kind, with a column for each build. */
export function scoresTable(builds: readonly ScoredBuild[]): string {
  const kinds = [...new Map(builds.flatMap((each) => each.kinds).map((each) => [each.kind, each]))];
  return table(
    ['kind', 'page', ...builds.map(({ build }) => build)],
    kinds.map(([kind, { path }]) => [
      kind,
      path,
      ...builds.map((each) => {
        const verdict = each.verdicts[each.kinds.findIndex((one) => one.kind === kind)];
        return verdict ? formatScores(verdict) : '–';
      }),
    ]),
  );
}

/** Formats the audits below their full score, one line for each audit with its pages. */
export function formatFlaws(verdicts: readonly Verdict[]): string {
  const flaws = verdicts.flatMap((verdict) =>
    verdict.flaws.map((flaw) => ({ ...flaw, page: verdict.target.name })),
  );
  const audits = [...new Set(flaws.map(({ audit }) => audit))];
  if (audits.length === 0) return 'Every audit has its full score.';
  return audits
    .map((audit) => {
      const pages = flaws
        .filter((flaw) => flaw.audit === audit)
        .map(({ page, score, remark }) => `${page} ${score}${remark && ` (${remark})`}`);
      return `- ${audit}: ${pages.join(', ')}`;
    })
    .join('\n');
}

/** Formats what pages cost a slow phone's main thread, as a multiple of the first page's. */
export function mainThreadTable(pages: readonly (Watched & { work: MainThread })[]): string {
  const first = pages[0]?.work.all ?? Number.NaN;
  return table(
    ['page', 'ms', 'ratio', 'frames', 'longest', 'parse', 'style', 'layout', 'paint', 'script'],
    pages.map(({ name, reduced, work }) => {
      const { all, frames, longest, parse, style, layout, paint, script } = work;
      const times = [longest, parse, style, layout, paint, script].map((ms) => ms.toFixed(0));
      const page = reduced ? `${name}, reduced motion` : name;
      return [page, all.toFixed(0), (all / first).toFixed(2), String(frames), ...times];
    }),
  );
}

/** Formats the times from a press to the next paint. */
export const interactionsTable = (interactions: readonly Interaction[]) =>
  table(
    ['control', 'page', 'screen', 'ms'],
    interactions.map(({ control, path, screen, duration }) => [
      control,
      path,
      screen,
      duration === 0 ? `< ${MIN_DURATION_MS}` : String(duration),
    ]),
  );

import type { Started, Weight } from '../../serve/browser/weigh';
import { type Interaction, SHORTEST } from './interactions';
import type { Verdict } from './lighthouse';

/** A Markdown table: the first column is text, the others stand at the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** "header, clock ×3 at 84–91 ms": what started, and when. */
function startsOf(started: readonly Started[]): string {
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

/** Bytes by kind, in kB of 1000 bytes. */
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
      return [name, ...sizes, String(weight.requests), startsOf(weight.started)];
    }),
  );

/**
 * Scores and times.
 *
 * @param baselineOf gives the verdict of the hand-written page of the same run, by the page's name
 */
export const lighthouseTable = (
  verdicts: readonly Verdict[],
  baselineOf: (page: string) => Verdict | undefined,
) =>
  table(
    ['page', 'runs', 'scores', 'FCP s', 'LCP s', 'by hand', 'ratio', 'TBT ms', 'CLS'],
    verdicts.map(({ target, scores, metrics }) => {
      const baseline = baselineOf(target.name);
      return [
        target.name,
        String(target.runs),
        Object.values(scores).join('/'),
        seconds(metrics.fcp),
        seconds(metrics.lcp),
        baseline ? seconds(baseline.metrics.lcp) : '–',
        baseline ? (metrics.lcp / baseline.metrics.lcp).toFixed(2) : '–',
        metrics.tbt.toFixed(0),
        metrics.cls.toFixed(3),
      ];
    }),
  );

/** What keeps pages from full scores, an audit a line with the pages it was found on. */
export function imperfections(verdicts: readonly Verdict[]): string {
  const flaws = verdicts.flatMap(({ target, imperfect }) =>
    imperfect.map((flaw) => ({ ...flaw, page: target.name })),
  );
  const audits = [...new Set(flaws.map(({ audit }) => audit))];
  if (audits.length === 0) return 'Every audit has its full score.';
  return audits
    .map((audit) => {
      const pages = flaws
        .filter((flaw) => flaw.audit === audit)
        .map(({ page, score, says }) => `${page} ${score}${says && ` (${says})`}`);
      return `- ${audit}: ${pages.join(', ')}`;
    })
    .join('\n');
}

/** From a press to the next paint. */
export const interactionsTable = (interactions: readonly Interaction[]) =>
  table(
    ['control', 'page', 'screen', 'ms'],
    interactions.map(({ control, path, screen, duration }) => [
      control,
      path,
      screen,
      duration === 0 ? `< ${SHORTEST}` : String(duration),
    ]),
  );

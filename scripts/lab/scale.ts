/**
 * Measures how the build grows with the number of articles: `npm --prefix scripts/lab run scale --
 * --sizes=50,500,5000,10000`. Builds a generated copy of each size. Builds the largest up to
 * `--again` articles twice more: after one edited article, and after one added. Prints Markdown tables.
 * `--shares=0` draws no share pictures but those of tags, which saves a minute a size. With `--like=1`,
 * all articles have the text of article 1.
 * Works on Linux only, because it reads `/proc`.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { articleSlug } from './scale/article';
import { measureBuild } from './scale/build';
import { type Files, listChanges, readFiles, weighPage } from './scale/out';
import {
  formatMargins,
  formatTimes,
  formatWeights,
  type Measured,
  ownCpu,
  ownSeconds,
} from './scale/table';
import { addArticle, type Size, writeSite } from './scale/write';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,500,5000,10000' },
    again: { type: 'string', default: '5000' },
    jobs: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1' },
    like: { type: 'string' },
    shares: { type: 'string' },
    folder: { type: 'string', default: '.scale' },
    log: { type: 'string' },
  },
});

const sizes = values.sizes.split(',').map(Number);
const again = sizes.filter((size) => size <= Number(values.again)).at(-1);

/** The pages whose bytes are compared, besides the first generated article. */
const PAGES = ['index.html', 'blogs.html', 'blogs/1.html', `blogs/${articleSlug(1)}.html`];

async function measure(label: string, folder: string, before: Files): Promise<Measured> {
  const build = await measureBuild(folder);
  const out = join(folder, 'out');
  const files = readFiles(out);
  const measured = {
    label,
    pages: [...files.keys()].filter((name) => name.endsWith('.html')).length,
    build,
    files: files.size,
    changed: listChanges(before, files).length,
    weights: Object.fromEntries(PAGES.map((page) => [page, weighPage(out, page)])),
  };
  if (values.log !== undefined) {
    const changes = listChanges(before, files).slice(0, 200);
    writeFileSync(values.log, `${JSON.stringify({ ...measured, changes })}\n`, { flag: 'a' });
  }
  console.error(`scale: ${label}: ${formatTimes([measured]).split('\n').at(-1)}`);
  return measured;
}

/** Builds again after one edited and one added article. */
async function measureChanges(folder: string, size: Size): Promise<Measured[]> {
  const out = join(folder, 'out');
  appendFileSync(
    join(folder, 'content/articles', `${articleSlug(Math.ceil(size.articles / 2))}.md`),
    '\nOne more sentence for the measurement.\n',
  );
  const edited = await measure('one edited', folder, readFiles(out));
  addArticle(folder, size.articles + 1, size);
  return [edited, await measure('one added', folder, readFiles(out))];
}

const all: Measured[] = [];
let changes: Measured[] = [];
for (const articles of sizes) {
  const folder = join(values.folder, String(articles));
  const size: Size = {
    articles,
    jobs: Math.round(articles * Number(values.jobs)),
    seed: Number(values.seed),
    ...(values.like !== undefined && { like: values.like }),
    ...(values.shares !== undefined && { shares: Number(values.shares) }),
  };
  writeSite(folder, size);
  const first = await measure(`${articles} articles`, folder, new Map());
  all.push(first);
  if (articles === again) {
    changes = await measureChanges(folder, size);
    for (const { label, build } of changes) {
      const share = (value: typeof ownCpu) =>
        `${((100 * value(build)) / value(first.build)).toFixed(1)} %`;
      console.log(
        `Our steps after ${label} of ${articles} articles: ${share(ownSeconds)} of the first build’s seconds, ${share(ownCpu)} of its processor time.`,
      );
    }
  }
}
console.log(`\n${formatTimes([...all, ...changes])}\n`);
console.log(`${formatMargins(all)}\n`);
console.log(formatWeights(all));

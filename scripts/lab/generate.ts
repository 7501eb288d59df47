/**
 * Writes a copy of the site with many articles and jobs: `npm --prefix scripts/lab run generate --
 * --articles=500 --jobs=25 --seed=1 .scale/500`. With `--like=1`, all articles have the text of article
 * 1. The same options write the same files.
 */
import { parseArgs } from 'node:util';
import { writeSite } from './scale/write';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    articles: { type: 'string', default: '500' },
    jobs: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    like: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  throw new Error('Name the folder of the copy, such as .scale/500.');
}
const size = { articles: Number(values.articles), jobs: Number(values.jobs) };
writeSite(folder, {
  ...size,
  seed: Number(values.seed),
  ...(values.like !== undefined && { like: values.like }),
});
console.log(`generate: wrote ${size.articles} articles and ${size.jobs} jobs into ${folder}`);

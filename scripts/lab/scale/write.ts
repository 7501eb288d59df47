import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../author/random';
import { type ArticleOptions, articleSlug, writeArticle } from './article';
import { copySite } from './copy';
import { jobSlug, writeJob } from './job';
import { readSource } from './source';

/** The size of a generated site. */
export type Size = {
  /** How many articles are added to the site's own. */
  articles: number;
  jobs: number;
  seed: number;
  /** How many articles have a share picture of their own, if not as many as on the site. */
  shares?: number;
  /** The slug of an article whose text all have, after a paragraph of their own. */
  like?: string;
};

const ARTICLES = 'content/articles';
const JOBS = 'content/jobs';
const TEAM = 'content/team';

const namesIn = (folder: string, files: string) =>
  readdirSync(join(folder, files))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort();

function readOptions(folder: string, like?: string): ArticleOptions {
  const files = namesIn(folder, ARTICLES)
    .filter((name) => !name.startsWith('note-'))
    .map((name) => readFileSync(join(folder, ARTICLES, name), 'utf8'));
  const authors = namesIn(folder, TEAM).map((name) => name.slice(0, -'.md'.length));
  const source = readSource(files);
  if (like === undefined) return { source, authors };
  const model = readFileSync(join(folder, ARTICLES, `${like}.md`), 'utf8');
  return {
    source,
    authors,
    body: model
      .split(/^---[ \t]*$/m)
      .slice(2)
      .join('---')
      .trim(),
  };
}

/** Writes one generated article into a copy of the site. Its number also seeds its text. */
export function addArticle(folder: string, number: number, { seed, like }: Size): void {
  const random = seededRandom(seed + number);
  const text = writeArticle(number, readOptions(folder, like), random);
  writeFileSync(join(folder, ARTICLES, `${articleSlug(number)}.md`), text);
}

const SHARES = /(?<=sharePictures: )\d+/;

/** @throws if the setting is not where it is expected */
function setShares(folder: string, shares: number): void {
  const file = join(folder, 'content/site.yaml');
  const text = readFileSync(file, 'utf8');
  if (!SHARES.test(text)) throw new Error(`${file} does not set sharePictures: correct SHARES.`);
  writeFileSync(file, text.replace(SHARES, String(shares)));
}

/** Copies the site into a folder, and adds generated articles and jobs. */
export function writeSite(folder: string, { articles, jobs, seed, shares, like }: Size): void {
  copySite(folder);
  if (shares !== undefined) setShares(folder, shares);
  mkdirSync(join(folder, ARTICLES), { recursive: true });
  const options = readOptions(folder, like);
  for (let number = 1; number <= articles; number += 1) {
    const text = writeArticle(number, options, seededRandom(seed + number));
    writeFileSync(join(folder, ARTICLES, `${articleSlug(number)}.md`), text);
  }
  const [first = ''] = namesIn(folder, JOBS);
  const model = readFileSync(join(folder, JOBS, first), 'utf8');
  for (let number = 1; number <= jobs; number += 1) {
    const text = writeJob(number, model, seededRandom(seed - number));
    writeFileSync(join(folder, JOBS, `${jobSlug(number)}.md`), text);
  }
}

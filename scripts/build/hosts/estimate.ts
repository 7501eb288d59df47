import type { Savings, SiteSize } from './limits';

/** What the number and the weight of a site's files depend on. */
export type Counts = {
  /** The pages of articles, jobs, people, case studies and services. */
  pages: number;
  articles: number;
  services: number;
  jobs: number;
  /** The files of `public`, and their bytes. */
  publicFiles: number;
  publicBytes: number;
  /** Whether articles and services also stand as Markdown. */
  markdown: boolean;
  precompressed: boolean;
};

/** Scripts, sheets, typefaces, hosts' files and the pages of the site itself. */
const FIXED = 160;
/** An article is on a page of /blogs, of its author and of two or three tags, with twelve others. */
const LISTS_PER_ARTICLE = 5 / 12;
/** The search index has a file for each page, up to this number. Beyond it, pages share files. */
const MOST_SEARCH_FILES = 5000;
/** The bytes of a page, with its part of the search index and its Markdown. */
const BYTES_PER_PAGE = 90_000;
/** Compressed copies for each text file, and their bytes for each byte. */
const COPIES = 2;
const COPIED = 0.45;

/** Reckons how large a build of the content will be, a little more rather than less. */
export function estimateSite(
  { pages, articles, services, jobs, publicFiles, publicBytes, markdown, precompressed }: Counts,
  shares: { articles: number; jobs: number },
): { size: SiteSize; savings: Savings } {
  const lists = Math.ceil(articles * LISTS_PER_ARTICLE);
  const html = pages + lists;
  const texts = markdown ? articles + services : 0;
  const text = html + texts + FIXED;
  const compressed = precompressed ? COPIES * text : 0;
  const folder = Math.max(articles * (markdown ? 2 : 1) * (precompressed ? 1 + COPIES : 1), jobs);
  return {
    size: {
      files: publicFiles + text + Math.min(pages, MOST_SEARCH_FILES) + compressed,
      bytes: (publicBytes + html * BYTES_PER_PAGE) * (precompressed ? 1 + COPIED : 1),
      fullest: { name: 'out/blogs', files: folder },
      largest: { name: 'out', bytes: 0 },
    },
    savings: { markdown: texts, sharePictures: shares.articles + shares.jobs, compressed },
  };
}

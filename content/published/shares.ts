import { z } from 'zod';
import { articleFronts, sampleArticle } from '../articles/articles';
import type { ArticleFront } from '../articles/schema';
import { sharedTags, type Tag } from '../articles/tags';
import { getJobFacts, jobs } from '../jobs/jobs';
import { jobDescription } from '../jobs/page';
import { projects } from '../projects/projects';
import type { Project } from '../projects/schema';
import { articlePath, filmPages, jobPath, pages } from '../routes';
import { Mistake, tolerate } from '../schema/mistake';
import { parse } from '../schema/parse';
import { type PictureData, picture, pictureData, pictureName } from '../schema/picture';
import type { Share, ShareArt, ShareCopy } from '../schema/share';
import { world } from '../schema/world';
import { allServices } from '../services/services';
import type { Person } from '../team/schema';
import { people } from '../team/team';
import { film, filmShare } from '../words/shared';
import { site } from '../words/site';
import { listedEntries } from './pages';

/** The parts of a banner that a share picture can show. */
const banner = z.object({
  title: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(' '))]),
  lead: z.string().optional(),
  statement: z.string().optional(),
  role: z.string().optional(),
  client: z.string().optional(),
  world: world.optional(),
  picture: pictureData.optional(),
  base: pictureData.optional(),
  cut: pictureData.optional(),
  portrait: pictureData.optional(),
  people: z.array(pictureData).optional(),
});

type Banner = z.infer<typeof banner>;

/** Composes each kind of share picture, if the banner or the copy has the pictures for it. */
const arts = {
  set: ({ base, picture = base, cut }, pictures) => {
    const [set, front] = pictures ?? [picture, cut];
    return set && { kind: 'set', base: set, cut: front };
  },
  banks: ({ picture }) => picture && { kind: 'banks', picture },
  people: ({ people, portrait }, pictures = people ?? (portrait && [portrait])) =>
    pictures && { kind: 'people', busts: pictures },
  team: () => ({ kind: 'people', busts: people().map(({ image }) => image) }),
} satisfies Record<
  ShareCopy['kind'],
  (banner: Banner, pictures?: readonly PictureData[]) => ShareArt | undefined
>;

/**
 * The share picture of a page.
 *
 * @param path the page's address. The error message names it
 * @param top the page's banner
 * @throws an error that says what to add to the copy
 */
export function toShare(path: string, top: unknown, copy: ShareCopy = { kind: 'set' }): Share {
  const { title, world, ...rest } = parse(`The banner of ${path}`, banner, top);
  const art = arts[copy.kind]({ title, ...rest }, copy.pictures);
  const { base, picture = base, portrait } = rest;
  const alt = copy.alt ?? (picture ?? portrait)?.alt;
  if (!art || !alt) {
    const missing = art ? '"alt", words that say what it shows' : '"pictures"';
    throw new Mistake(
      `The share picture of ${path} has no ${missing}. Add ${art ? '"alt"' : '"pictures"'} to "share" in the page's copy.`,
    );
  }
  const line = copy.line && rest[copy.line];
  if (copy.line && !line) {
    throw new Mistake(
      `The share picture of ${path} takes "${copy.line}" from the banner, which has none. Correct "line" in the page's copy.`,
    );
  }
  return { title, line, world: copy.world ?? world, art, alt };
}

/** Finds the picture of the same set without its backdrop. Not every set has one. */
function findCut({ file }: PictureData): PictureData | undefined {
  const { data: name } = pictureName.safeParse(`${file.replace(/-\w+$/, '')}-cut`);
  return name && picture.parse({ name, decorative: true });
}

const articleShare = ({ title, author, reading_time, world, src }: ArticleFront): Share => ({
  title,
  line: `${author.name}, ${reading_time}`,
  world,
  art: { kind: 'set', base: src, cut: findCut(src) },
  alt: src.alt,
});

const projectShare = ({ title, kind, world, image }: Project): Share => ({
  title,
  line: kind,
  world,
  art: { kind: 'set', base: image },
  alt: image.alt,
});

const personShare = ({ title, designation, world, image }: Person): Share => ({
  title,
  line: designation,
  world,
  art: { kind: 'people', busts: [image] },
  alt: image.alt,
});

/** The share picture of a tag. The oldest article gives the clay, so a new one changes nothing. */
const tagShare = ({ label, articles }: Tag): Share[] =>
  articles.slice(-1).map(({ src, world }) => ({
    title: label,
    world,
    art: { kind: 'set', base: src, cut: findCut(src) },
    alt: src.alt,
  }));

/**
 * The share pictures of articles by their paths.
 *
 * @param most how many of the newest have one of their own. The others show that of their first tag
 */
export function articleShares(most = site.publishing.sharePictures): [string, Share][] {
  const fronts = articleFronts();
  const own = fronts.slice(0, most);
  const labels = new Set(fronts.slice(own.length).map(({ tag }) => tag));
  return [
    ...own.map((article): [string, Share] => [articlePath(article.slug), articleShare(article)]),
    ...sharedTags()
      .filter(({ label }) => labels.has(label))
      .flatMap((tag) => tagShare(tag).map((share): [string, Share] => [tag.path, share])),
  ];
}

/** The share picture of a page with its address. */
const withPath = (path: string, read: () => Share): [string, Share][] =>
  tolerate(
    () => [[path, read()]],
    () => [],
  );

/** The share pictures of the jobs by their paths. */
function jobShares(): [string, Share][] {
  const { banner, share } = jobDescription;
  const { world, picture: base } = banner;
  const art: ShareArt = { kind: 'set', base, cut: findCut(base) };
  return jobs()
    .slice(0, site.publishing.sharePictures)
    .map((job) => [
      jobPath(job.slug),
      { title: job.jobTitle, line: getJobFacts(job)[0], world, art, alt: share.alt },
    ]);
}

/**
 * The content of every page's share picture, by the page's canonical path. Beyond
 * `site.publishing.sharePictures`, articles and jobs have none of their own.
 *
 * @throws an error that says what to add to the copy of a page
 */
export async function allShares(): Promise<ReadonlyMap<string, Share>> {
  const entries = await listedEntries();
  return new Map([
    ...entries.flatMap(({ path, sections, share }) =>
      withPath(path, () => toShare(path, sections.banner, share)),
    ),
    ...filmPages.flatMap((path) =>
      withPath(path, () => toShare(path, { title: film.title, lead: film.about }, filmShare)),
    ),
    ...allServices().flatMap(({ path, service: { banner } }) =>
      withPath(path, () => toShare(path, banner, { kind: 'set', line: 'statement' })),
    ),
    ...projects().map((project): [string, Share] => [project.url, projectShare(project)]),
    ...people().map((person): [string, Share] => [person.url, personShare(person)]),
    ...articleShares(),
    ...withPath(pages['blog-details'].path, () => articleShare(sampleArticle())),
    ...jobShares(),
  ]);
}

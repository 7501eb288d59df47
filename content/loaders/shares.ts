import { z } from 'zod';
import { film, filmShare } from '../film';
import { jobDescription } from '../pages/job';
import { projects } from '../projects';
import { articlePath, filmPages, jobPath, pages } from '../routes';
import type { ArticleFront } from '../schema/article';
import { parse } from '../schema/define';
import { type PictureData, picture, pictureData, pictureName } from '../schema/picture';
import type { Share, ShareArt, ShareCopy } from '../schema/share';
import { world } from '../schema/world';
import { team } from '../team';
import { articleFronts, sampleArticle } from './blog';
import { getJobFacts, jobs } from './jobs';
import { findPageProblems, readPageFiles } from './page-files';
import { listedEntries } from './pages';
import { allServices } from './services';

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
  set: ({ base, picture = base, cut }) => picture && { kind: 'set', base: picture, cut },
  banks: ({ picture }) => picture && { kind: 'banks', picture },
  people: ({ people, portrait }, pictures = people ?? (portrait && [portrait])) =>
    pictures && { kind: 'people', busts: pictures },
  team: () => ({ kind: 'people', busts: team.map(({ image }) => image) }),
  row: (_, pictures) => pictures && { kind: 'row', cuts: pictures },
  projects: () => ({
    kind: 'viaduct',
    arches: projects.map(({ second, world }) => ({ picture: second, world })),
  }),
  shapes: (_, pictures) => pictures && { kind: 'shapes', sprites: pictures },
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
    throw new Error(
      `The share picture of ${path} has no ${missing}. Add ${art ? '"alt"' : '"pictures"'} to "share" in the page's copy.`,
    );
  }
  const line = copy.line && rest[copy.line];
  if (copy.line && !line) {
    throw new Error(
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

/**
 * The content of every page's share picture, by the page's canonical path.
 *
 * @throws an error that names the file to add if a page is incomplete
 */
export async function allShares(): Promise<ReadonlyMap<string, Share>> {
  const problems = findPageProblems(readPageFiles());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { world, picture: office } = jobDescription.banner;
  const entries = await listedEntries();
  return new Map<string, Share>([
    ...entries.map(({ path, sections, share }): [string, Share] => [
      path,
      toShare(path, sections.banner, share),
    ]),
    ...filmPages.map((path): [string, Share] => [
      path,
      toShare(path, { title: film.title, lead: film.about }, filmShare),
    ]),
    ...allServices().map(({ path, service: { banner } }): [string, Share] => [
      path,
      toShare(path, banner, { kind: 'set', line: 'statement' }),
    ]),
    ...articleFronts().map((article): [string, Share] => [
      articlePath(article._id),
      articleShare(article),
    ]),
    [pages['blog-details'].path, articleShare(sampleArticle())],
    ...jobs().map((job): [string, Share] => [
      jobPath(job._id),
      {
        title: job.jobTitle,
        line: getJobFacts(job)[0],
        world,
        art: { kind: 'set', base: office, cut: findCut(office) },
        alt: 'A clay browser window and a dark code editor on marigold steps',
      },
    ]),
  ]);
}

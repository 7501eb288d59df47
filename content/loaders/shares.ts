import { filmShare } from '../film';
import { jobDescription } from '../pages/job';
import { articlePath, filmPages, jobPath } from '../routes';
import type { ArticleFront } from '../schema/article';
import { type PictureData, picture, pictureName } from '../schema/picture';
import type { Share } from '../schema/share';
import { articleFronts, sampleArticle } from './blog';
import { getJobFacts, jobs } from './jobs';
import { fixedPages } from './pages';
import { allServices } from './services';

/** The same set without its backdrop, where there is a picture of that. */
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

/** What stands on the share picture of every page, by the page's canonical path. */
export function allShares(): ReadonlyMap<string, Share> {
  const { world, picture: office } = jobDescription.banner;
  return new Map<string, Share>([
    ...Object.entries(fixedPages).map(([path, { share }]): [string, Share] => [path, share]),
    ...filmPages.map((path): [string, Share] => [path, filmShare]),
    ...allServices().map(({ path, service: { banner } }): [string, Share] => [
      path,
      {
        title: banner.title.join(' '),
        line: banner.statement,
        world: banner.world,
        art: { kind: 'set', base: banner.base, cut: banner.cut },
        alt: banner.base.alt,
      },
    ]),
    ...articleFronts().map((article): [string, Share] => [
      articlePath(article._id),
      articleShare(article),
    ]),
    ['/blog-details', articleShare(sampleArticle())],
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

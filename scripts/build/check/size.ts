import { visibleArticles } from '@/content/articles/articles';
import { collections } from '@/content/collections';
import { jobs } from '@/content/jobs/jobs';
import { staticRoutes } from '@/content/routes';
import { allServices } from '@/content/services/services';
import { site } from '@/content/site';
import { estimateSite } from '../hosts/estimate';
import { checkLimits, readHost } from '../hosts/limits';
import { measureFolder } from '../hosts/measure';

/**
 * Compares the size that a build will have with the limits of hosts, before anyone waits for the build.
 *
 * @param env the environment, which may name the host and switch compressed copies on
 * @returns warnings for hosts that do not take the site
 * @throws if the chosen host does not take it
 */
export function checkSize(env: NodeJS.ProcessEnv): string[] {
  const { size } = measureFolder('public');
  const articles = visibleArticles().length;
  const entries = collections.filter(({ path }) => path).map(({ entries }) => entries().length);
  const { markdown, sharePictures } = site.publishing;
  const estimate = estimateSite(
    {
      pages: staticRoutes.length + entries.reduce((sum, count) => sum + count, 0),
      articles,
      services: allServices().length,
      jobs: jobs().length,
      publicFiles: size.files,
      publicBytes: size.bytes,
      markdown,
      precompressed: env.PRECOMPRESS === '1',
    },
    {
      articles: Math.min(articles, sharePictures),
      jobs: Math.min(jobs().length, sharePictures),
    },
  );
  return checkLimits(readHost(env), estimate.size, estimate.savings);
}

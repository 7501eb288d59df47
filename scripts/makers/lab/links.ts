/**
 * Follows every link of the built site with linkinator, and finds its anchor:
 * `npm --prefix scripts/makers/lab run links`, on the site that `npm run build:test` built. Links to other sites are
 * not opened.
 */
import { check, LinkState } from 'linkinator';
import { getPort } from '../../serve/preview/port';
import { startPreview } from '../../serve/preview/server';

/** The build has absolute addresses with this port. */
const preview = await startPreview({ port: getPort() });
try {
  const { links } = await check({
    path: preview.url,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    linksToSkip: [`^(?!${preview.url})`],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  for (const { url, parent, status } of broken) console.error(`✗ ${parent}: ${url} (${status})`);
  const followed = links.filter(({ state }) => state === LinkState.OK).length;
  console.log(`${followed} links, ${broken.length} broken`);
  if (broken.length > 0 || followed < 500) process.exitCode = 1;
} finally {
  await preview.close();
}

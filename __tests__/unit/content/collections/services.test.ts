import '@/__tests__/support/published';

import { expect, test } from '@jest/globals';
import { generateMetadata, generateStaticParams } from '@/app/services/[slug]/page';
import { NO_PAGE } from '@/app/static-params';
import { allServices, serviceAt, serviceFiles, serviceLinks } from '@/content/collections/services';
import { canonicalPath } from '@/content/files/canonical';
import { serviceAliases, servicePath } from '@/content/routes';
import { absoluteUrl } from '@/content/site/absolute-url';

const slugs = serviceFiles.entries().map(({ slug }) => slug);

/** The second addresses of the services that the site has. */
const aliases = Object.entries(serviceAliases).filter(([, slug]) => slugs.includes(slug));

test('one route has the pages of all services and their second addresses', () => {
  const params = generateStaticParams().map(({ slug }) => slug);
  const known = [...slugs, ...aliases.map(([alias]) => alias)].sort();
  expect(params.sort()).toEqual(known.length > 0 ? known : [NO_PAGE]);
});

test('a second address shows the service, and names its address as canonical', async () => {
  for (const [alias, slug] of aliases) {
    expect(serviceAt(alias)).toEqual(serviceAt(slug));
    for (const address of [alias, slug]) {
      const metadata = await generateMetadata({ params: Promise.resolve({ slug: address }) });
      expect(metadata).toMatchObject({ alternates: { canonical: absoluteUrl(servicePath(slug)) } });
    }
    expect(canonicalPath(servicePath(alias))).toBe(servicePath(slug));
  }
});

test('the menus have every service once, in the order of "order"', () => {
  const orders = allServices().map(({ service }) => service.order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  expect(serviceLinks().map(({ href }) => href)).toEqual(allServices().map(({ path }) => path));
});

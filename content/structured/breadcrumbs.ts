import type { BreadcrumbListLeaf } from 'schema-dts';
import type { BreadcrumbData } from '../files/breadcrumb';
import { absoluteUrl } from '../site/absolute-url';

/**
 * A breadcrumb for search engines.
 *
 * @param here the page's canonical path
 */
export const breadcrumbs = (
  here: string,
  { path, current }: BreadcrumbData,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...path, { label: current, href: here }].map(({ label, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: absoluteUrl(href),
  })),
});

import type { ComponentProps } from 'react';
import { withBasePath } from './with-base-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site ("/team"), an anchor ("#faq") or a full address. */
  href: string;
};

/** A plain link, so every page is a document load. Links to other sites send no referrer. */
export function Link({ href, ...rest }: Props) {
  const external = /^https?:/.test(href);
  return <a href={withBasePath(href)} {...(external && { rel: 'noreferrer' })} {...rest} />;
}

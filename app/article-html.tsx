import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Article, ArticleFront } from '@/content/collections/article-schema';
import { articleBySlug } from '@/content/collections/articles';
import { articlePath } from '@/content/routes';
import type { PictureData } from '@/content/schema/picture';
import type { ProseComponents } from '@/content/schema/prose';
import { absoluteUrl } from '@/content/site/absolute-url';
import { toPictureUrl } from '@/content/structured/picture';

/** A component's attributes, with the text in it. */
type Part<Name extends keyof ProseComponents> = ProseComponents[Name] & { children?: ReactNode };

/**
 * Turns a link of the text at `here` ("/contact", "#anchor") into a full address.
 *
 * @param here the page's canonical path
 */
function toFullAddress(href: string, here: string): string {
  if (href.startsWith('#')) return absoluteUrl(`${here}${href}`);
  return href.startsWith('/') ? absoluteUrl(href) : href;
}

function Image({ picture, caption }: { picture: PictureData; caption?: string | undefined }) {
  const { width, height, alt } = picture;
  return (
    <figure>
      {/* Lazy, because React preloads eager pictures. */}
      {/* biome-ignore lint/performance/noImgElement: feed readers choose no sizes */}
      <img src={toPictureUrl(picture)} alt={alt} width={width} height={height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/**
 * The whole article as HTML for feed readers: its cover and its text, with full addresses and
 * without our styles.
 *
 * @param path the page's canonical path
 */
export async function articleHtml(path: string, { src, prose }: Article): Promise<string> {
  // Next refuses this import at the top of a module that a route uses.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const components = {
    a: ({ href = '', children, ...rest }: ComponentProps<'a'>) => (
      <a {...rest} href={toFullAddress(href, path)}>
        {children}
      </a>
    ),
    'prose-callout': ({ title, children }: Part<'prose-callout'>) => (
      <blockquote>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </blockquote>
    ),
    'prose-quote': ({ by, children }: Part<'prose-quote'>) => (
      <blockquote>
        {children}
        <p>{by}</p>
      </blockquote>
    ),
    'prose-action': ({ href, label, text }: Part<'prose-action'>) => (
      <p>
        {text} <a href={toFullAddress(href, path)}>{label}</a>
      </p>
    ),
    'prose-figure': ({ name, alt, caption }: Part<'prose-figure'>) => {
      const picture = prose.pictures[name];
      return picture && <Image picture={{ ...picture, alt }} caption={caption} />;
    },
  };
  return renderToStaticMarkup(
    <>
      <Image picture={src} />
      {toJsxRuntime(prose.tree, { Fragment, jsx, jsxs, components, passKeys: true })}
    </>,
  );
}

/** Writes the full text of an article as HTML. */
export type ToHtml = (front: ArticleFront) => Promise<string>;

/** The texts written so far. An article stands in several feeds. */
const written = new WeakMap<ArticleFront, Promise<string>>();

/** The full text of an article of the site as HTML for feed readers. It is written once. */
export const frontHtml: ToHtml = (front) => {
  const known = written.get(front);
  if (known) return known;
  const article = articleBySlug(front.slug);
  if (!article) throw new Error(`content/articles/${front.slug}.md has been removed`);
  const html = articleHtml(articlePath(front.slug), article);
  written.set(front, html);
  return html;
};

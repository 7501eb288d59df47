import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { portableLink } from '@/content/loaders/portable';
import type { Article } from '@/content/schema/article';
import type { PictureData } from '@/content/schema/picture';
import { largestFile } from '@/content/structured/picture';

function Image({ picture, title }: { picture: PictureData; title?: string | undefined }) {
  const { width, height, alt } = picture;
  return (
    <figure>
      {/* Lazy, because React preloads eager pictures. */}
      {/* biome-ignore lint/performance/noImgElement: feed readers choose no sizes */}
      <img src={largestFile(picture)} alt={alt} width={width} height={height} loading="lazy" />
      {title && <figcaption>{title}</figcaption>}
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
  const components: Components = {
    a: ({ href = '', children }) => <a href={portableLink(href, path)}>{children}</a>,
    img: ({ src: name, title }) => {
      const picture = typeof name === 'string' ? prose.pictures[name] : undefined;
      return picture && <Image picture={picture} title={title} />;
    },
    // A picture stands by itself: a figure may not be inside a paragraph.
    p: ({ node, children }) => {
      const [only, ...others] = node?.children ?? [];
      const isPicture = others.length === 0 && only?.type === 'element' && only.tagName === 'img';
      return isPicture ? children : <p>{children}</p>;
    },
  };
  return renderToStaticMarkup(
    <>
      <Image picture={src} />
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {prose.markdown}
      </Markdown>
    </>,
  );
}

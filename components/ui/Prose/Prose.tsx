import type { Element } from 'hast';
import Markdown, { type Components } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { ProseData } from '@/content/schema/prose';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import styles from './Prose.module.scss';

type Props = ProseData;

/** Whether a paragraph holds a picture and nothing else. */
function isPicture(paragraph: Element | undefined): boolean {
  const [only, ...others] = paragraph?.children ?? [];
  return others.length === 0 && only?.type === 'element' && only.tagName === 'img';
}

const componentsWith = (pictures: ProseData['pictures']): Components => ({
  a: ({ href = '', children }) => <Link href={href}>{children}</Link>,
  // A picture stands by itself: a figure may not be inside a paragraph.
  p: ({ node, children }) => (isPicture(node) ? children : <p>{children}</p>),
  img: ({ src, title }) => {
    const picture = typeof src === 'string' ? pictures[src] : undefined;
    return (
      picture && (
        <figure>
          <Picture picture={picture} sizes="(min-width: 1081px) 56vw, 92vw" />
          {title && <figcaption>{title}</figcaption>}
        </figure>
      )
    );
  },
  // Long lines scroll, also by keyboard.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
});

/** A long text out of Markdown: headings, lists, pictures, quotations, code and tables. */
export function Prose({ markdown, pictures }: Props) {
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSlug, rehypeHighlight]}
        components={componentsWith(pictures)}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

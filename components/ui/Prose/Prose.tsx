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

/** Whether a paragraph holds only a picture. */
function isPicture(paragraph: Element | undefined): boolean {
  const [only, ...others] = paragraph?.children ?? [];
  return others.length === 0 && only?.type === 'element' && only.tagName === 'img';
}

/** Creates the components that replace Markdown's HTML elements. */
const createComponents = (pictures: ProseData['pictures']): Components => ({
  a: ({ href = '', children }) => <Link href={href}>{children}</Link>,
  // A picture becomes a figure, which may not be inside a paragraph.
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
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard can scroll only a focusable element
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only a focusable element
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
});

/** Renders Markdown: headings, lists, pictures, quotations, code and tables. */
export function Prose({ markdown, pictures }: Props) {
  return (
    <div className={styles.prose}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSlug, rehypeHighlight]}
        components={createComponents(pictures)}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

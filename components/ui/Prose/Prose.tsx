import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseComponents, ProseData } from '@/content/schema/prose';
import { ButtonLink } from '../Button/Button';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { Code } from './Code';
import styles from './Prose.module.scss';

type Props = Pick<ProseData, 'tree' | 'pictures'>;

/** A component's attributes, with the text in it. */
type Part<Name extends keyof ProseComponents> = ProseComponents[Name] & { children?: ReactNode };

function Callout({ title, children }: Part<'prose-callout'>) {
  return (
    <div role="note" className={styles.callout}>
      <p className={styles.calloutTitle}>{title}</p>
      {children}
    </div>
  );
}

function Quote({ by, children }: Part<'prose-quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  );
}

function Action({ href, label, text }: Part<'prose-action'>) {
  return (
    <div className={styles.action}>
      <p>{text}</p>
      <ButtonLink href={href} tone="sun">
        {label}
      </ButtonLink>
    </div>
  );
}

type FigureProps = Part<'prose-figure'> & Pick<ProseData, 'pictures'>;

/** Whether the frame of a figure cuts little of a picture: square, or at most twice as wide as high. */
const fitsFrame = ({ width, height }: { width: number; height: number }) =>
  width >= height && width <= 2 * height;

function Figure({ name, alt, caption, wide, pictures }: FigureProps) {
  const picture = pictures[name];
  const sizes = `(min-width: 1081px) ${wide ? 73 : 56}vw, 92vw`;
  return (
    picture && (
      <figure
        className={styles.figure}
        data-wide={wide}
        data-whole={fitsFrame(picture) ? undefined : ''}
      >
        <Picture picture={{ ...picture, alt }} sizes={sizes} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  );
}

/** Creates the components that replace elements of the tree. */
const createComponents = (pictures: ProseData['pictures']) => ({
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <Link href={href} {...rest} />,
  pre: ({ children }: ComponentProps<'pre'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard can scroll only a focusable element
    <pre tabIndex={0}>{children}</pre>
  ),
  code: Code,
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only a focusable element
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  'prose-callout': Callout,
  'prose-quote': Quote,
  'prose-action': Action,
  'prose-figure': (attributes: Part<'prose-figure'>) => (
    <Figure {...attributes} pictures={pictures} />
  ),
});

/** Renders a text in Markdown: headings, lists, pictures, code, tables and the four components. */
export function Prose({ tree, pictures }: Props) {
  const components = createComponents(pictures);
  return (
    <div className={styles.prose}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passKeys: true })}
    </div>
  );
}

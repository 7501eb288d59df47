import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseComponents, ProseData } from '@/content/schema/prose';
import { ButtonLink } from '../Button/Button';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { Code } from './Code';
import { nameParts } from './nameParts';
import styles from './Prose.module.scss';

type Props = Pick<ProseData, 'tree' | 'pictures'> & {
  /** Attributes of the frames in which tables and code scroll. */
  frame?: Readonly<Record<`data-${string}`, string>>;
};

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
  const sizes = `(min-width: 68em) ${wide ? 73 : 50}vw, 92vw`;
  return (
    picture && (
      <figure
        className={styles.figure}
        data-wide={wide}
        data-world={picture.world}
        data-whole={fitsFrame(picture) ? undefined : ''}
      >
        <Picture picture={{ ...picture, alt }} sizes={sizes} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  );
}

/**
 * A frame that scrolls is a region, if it has a name. It is a tab stop, because in Safari the keyboard
 * scrolls nothing else.
 */
const toFrame = ({ 'aria-labelledby': name }: HTMLAttributes<HTMLElement>) => ({
  tabIndex: 0,
  role: name && 'region',
  'aria-labelledby': name,
});

/** Creates the components that replace elements of the tree. */
const createComponents = (pictures: ProseData['pictures'], frame: Props['frame']) => ({
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <Link href={href} {...rest} />,
  pre: ({ children, ...name }: ComponentProps<'pre'>) => (
    <pre {...toFrame(name)} {...frame}>
      {children}
    </pre>
  ),
  code: Code,
  table: ({ children, ...name }: ComponentProps<'table'>) => (
    <div className={styles.table} {...toFrame(name)} {...frame}>
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
export function Prose({ tree, pictures, frame }: Props) {
  const components = createComponents(pictures, frame);
  return (
    <div className={styles.prose}>
      {toJsxRuntime(nameParts(tree), { Fragment, jsx, jsxs, components, passKeys: true })}
    </div>
  );
}

import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { common, createLowlight } from 'lowlight';
import type { ComponentProps, CSSProperties } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const lowlight = createLowlight(common);

/** The language of a block of code: "js" for the class `language-js`. */
const getLanguage = (className = '') => /(?:^|\s)language-(\S+)/.exec(className)?.[1];

/** How many characters of code fit the narrowest phone on one line. */
const LINE = 24;

/** The label of a line, or its blank instead of one, up to the column of the words. */
const LABEL = /^(?:.*?\S {2,}(?=\S)| +)/;

/** A block of plain text, such as a letter. Its lines wrap, and stay in their column. */
const Letter = ({ text }: { text: string }) => (
  <code data-letter="">
    {text.match(/.*\n|.+$/g)?.map((line, index) => (
      <span key={index} style={{ '--column': LABEL.exec(line)?.[0].length ?? 0 } as CSSProperties}>
        {line}
      </span>
    ))}
  </code>
);

/**
 * A piece of code. Longer code in a sentence may break. A block in a known language is highlighted at build,
 * and one in the language `text` is a letter.
 */
export function Code({ className, children }: ComponentProps<'code'>) {
  const language = getLanguage(className);
  if (typeof children !== 'string') return <code>{children}</code>;
  if (language === 'text') return <Letter text={children} />;
  if (!language || !lowlight.registered(language)) {
    return <code data-long={children.length > LINE ? '' : undefined}>{children}</code>;
  }
  const tree = lowlight.highlight(language, children);
  return <code>{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</code>;
}

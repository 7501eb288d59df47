import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { common, createLowlight } from 'lowlight';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const lowlight = createLowlight(common);

/** The language of a block of code: "js" for the class `language-js`. */
const getLanguage = (className = '') => /(?:^|\s)language-(\S+)/.exec(className)?.[1];

/** How many characters of code fit the narrowest phone on one line. */
const LINE = 24;

/** A piece of code. Longer code in a sentence may break. A block in a known language is highlighted at build. */
export function Code({ className, children }: ComponentProps<'code'>) {
  const language = getLanguage(className);
  if (typeof children !== 'string') return <code>{children}</code>;
  if (!language || !lowlight.registered(language)) {
    return <code data-long={children.length > LINE ? '' : undefined}>{children}</code>;
  }
  const tree = lowlight.highlight(language, children);
  return <code>{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</code>;
}

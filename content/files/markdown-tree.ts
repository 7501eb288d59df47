import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';

/**
 * Reads directives on lines of their own: `::name` and `:::name`. A colon inside a sentence stays a
 * colon, as in "at 10:30" and "note:this".
 */
function blockDirectives(this: Processor) {
  const data = this.data();
  const { flow = {} } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(blockDirectives).freeze();
const converter = unified().use(remarkRehype).use(rehypeSlug).freeze();

/** Parses a text into the tree of its Markdown. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** Converts the tree of a text into HTML elements. Headings get ids. */
export const toHtmlTree = (root: Root): HtmlRoot => converter.runSync(root);

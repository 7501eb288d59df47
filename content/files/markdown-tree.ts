import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
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

/** Parses a text into the tree of its Markdown. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

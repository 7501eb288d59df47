import { type Document, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Copy } from '../variants/copy';

/** The way to a field: ['items', 3, 'client']. */
export type Way = readonly (string | number)[];

/** A text in a field of a file of content. */
type Field = { way: Way; value: string };

/** The front matter of a Markdown file, and the lines around it. */
const FRONT_MATTER = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/;

/** The files of content that have fields. */
export const listFiles = (copy: Copy): string[] =>
  [
    ...['', 'articles', 'jobs', 'pages', 'projects', 'samples'],
    ...['sections', 'services', 'team', 'templates', 'testimonials'],
  ]
    .map((folder) => (folder === '' ? 'content' : `content/${folder}`))
    .flatMap((folder) =>
      [...copy.list(folder, '.yaml'), ...copy.list(folder, '.md')].map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => file.endsWith('.yaml') || FRONT_MATTER.test(copy.read(file)));

/** A file's fields, and the text before and after them. */
export function split(copy: Copy, file: string): [before: string, fields: Document, after: string] {
  const text = copy.read(file);
  if (file.endsWith('.yaml')) return ['', parseDocument(text), ''];
  const [, before = '', fields = '', after = ''] = FRONT_MATTER.exec(text) ?? [];
  return [before, parseDocument(fields), after];
}

/** Changes the fields of a file. Its other lines stay as they are. */
export function edit(copy: Copy, file: string, change: (fields: Document) => void): void {
  const [before, fields, after] = split(copy, file);
  change(fields);
  copy.write(file, before + fields.toString({ lineWidth: 0 }) + after);
}

/** The way to a node from the root of its file. */
function toWay(key: unknown, ancestors: readonly unknown[]): Way {
  return ancestors.flatMap((node, i): (string | number)[] => {
    const child = ancestors[i + 1];
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    return isSeq(node) ? [child ? node.items.indexOf(child) : Number(key)] : [];
  });
}

/** Every text in the fields of a file. */
export function readTexts(copy: Copy, file: string): Field[] {
  const [, fields] = split(copy, file);
  const found: Field[] = [];
  visit(fields, {
    Scalar(key, { value }, ancestors) {
      if (key === 'key' || typeof value !== 'string') return;
      found.push({ way: toWay(key, ancestors), value });
    },
  });
  return found;
}

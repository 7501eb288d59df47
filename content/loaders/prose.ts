import Markdown from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { href } from '../schema/href';
import { picture } from '../schema/picture';
import type { ProseData } from '../schema/prose';

/** A node of the HTML tree that Markdown becomes. */
export type Node = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  /** Its place in the text. */
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: readonly Node[];
};

/** The HTML tree of a text, with the ids of headings, as the page renders it. */
export function toTree(markdown: string): Node {
  let tree: Node = { type: 'root' };
  const keep = () => (root: Node) => {
    tree = root;
  };
  Markdown({ children: markdown, remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, keep] });
  return tree;
}

/** All nodes below a node. */
export const descendants = (node: Node): Node[] =>
  (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);

const getText = (node: Node): string => node.value ?? (node.children ?? []).map(getText).join('');

const property = (node: Node, name: string): string => String(node.properties?.[name] ?? '');

const getLevel = ({ tagName = '' }: Node): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Headings start at "##", because the page's title is the first, and skip no level. */
function headingProblems(headings: readonly Node[]): string[] {
  return headings.flatMap((heading, i) => {
    const before = headings[i - 1];
    const deepest = before ? getLevel(before) + 1 : 2;
    const level = getLevel(heading);
    if (level > 1 && level <= deepest) return [];
    const expected = Array.from({ length: deepest - 1 }, (_, n) => `"${'#'.repeat(n + 2)}"`);
    return [`heading "${getText(heading)}": expected ${expected.join(' or ')}`];
  });
}

/**
 * Finds what is wrong with the target of a link.
 *
 * @param ids the anchors of the text
 * @param pages the addresses of the articles and jobs
 */
function linkProblem(to: string, ids: ReadonlySet<string>, pages: ReadonlySet<string>) {
  if (to.startsWith('#')) {
    return ids.has(decodeURIComponent(to.slice(1))) ? null : 'expected a heading of this text';
  }
  const { error } = href.safeParse(to);
  if (error) return error.issues.map(({ message }) => message).join(', ');
  const [page = ''] = to.split('#');
  return /^\/(blogs|job-description)\//.test(page) && !pages.has(page)
    ? `expected one of ${[...pages].join(', ')}`
    : null;
}

/**
 * Checks the text of a Markdown file, and collects its contents and its pictures.
 *
 * @param pages the addresses of the articles and jobs
 * @throws an error that names the file, each heading, link or picture that is wrong, and what was expected
 */
export function readProse(
  file: string,
  markdown: string,
  pages: ReadonlySet<string> = new Set(),
): ProseData {
  const tree = toTree(markdown);
  const nodes = descendants(tree);
  const headings = nodes.filter((node) => getLevel(node) > 0);
  const links = nodes.filter(({ tagName }) => tagName === 'a');
  const images = nodes.filter(({ tagName }) => tagName === 'img');
  const ids = new Set(nodes.map((node) => property(node, 'id')));

  const pictures = images.map((image) => {
    const name = property(image, 'src');
    const known = picture.safeParse({ name, decorative: true }).success;
    const { data } = picture.safeParse({ name, alt: property(image, 'alt') });
    return { name, known, data };
  });

  const problems = [
    ...headingProblems(headings),
    ...links.flatMap((link) => {
      const to = property(link, 'href');
      const problem = linkProblem(to, ids, pages);
      return problem ? [`link "${getText(link)}" to "${to}": ${problem}`] : [];
    }),
    ...pictures
      .filter(({ data }) => !data)
      .map(({ name, known }) =>
        known
          ? `picture "${name}": expected words in its brackets that say what it shows`
          : `picture "${name}": expected the name of a picture in content/pictures`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(`${file} is invalid:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }

  return {
    markdown,
    contents: (tree.children ?? [])
      .filter((node) => getLevel(node) === 2)
      .map((node) => ({ id: property(node, 'id'), label: getText(node) })),
    pictures: Object.fromEntries(
      pictures.flatMap(({ name, data }) => (data ? [[name, data]] : [])),
    ),
  };
}

import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { href } from '../files/href';
import { parseMarkdown } from '../files/markdown-tree';
import { picture, pictureName } from '../files/picture';
import { getWorld } from '../files/picture-worlds';
import { decode } from '../files/to-path';
import { Mistake } from '../schema/mistake';
import type { ProseData } from '../schema/prose';
import { toHtmlTree } from './html-tree';
import { markComponents } from './prose-components';

/** Every element of a tree, in the order of the text. */
function getElements(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

const getText = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
};

const property = (element: Element, name: string): string => String(element.properties[name] ?? '');

const getLevel = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Headings start at "##", because the page's title is the first, and skip no level. */
function headingProblems(headings: readonly Element[]): string[] {
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
 */
function linkProblem(to: string, ids: ReadonlySet<string>) {
  if (to.startsWith('#'))
    return ids.has(decode(to.slice(1))) ? null : 'expected a heading of this text';
  const { error } = href.safeParse(to);
  return error ? error.issues.map(({ message }) => message).join(', ') : null;
}

/** The words of a link and its target. */
function toLink(element: Element): { words: string; to: string }[] {
  const to = property(element, 'href');
  if (element.tagName === 'a') return [{ words: getText(element), to }];
  return element.tagName === 'prose-action' ? [{ words: property(element, 'label'), to }] : [];
}

/** A figure's picture, or what is wrong with it. */
function readPicture(figure: Element) {
  const name = property(figure, 'name');
  const { data } = picture.safeParse({ name, alt: property(figure, 'alt') });
  if (data) return { name, data, problems: [] };
  const { error } = pictureName.safeParse(name);
  const problem =
    error?.issues[0]?.message ?? 'expected words in its brackets that say what it shows';
  return { name, data, problems: [`picture "${name}": ${problem}`] };
}

/** The h2 headings at the top level of a text, for the table of contents. */
const getContents = (tree: Root): ProseData['contents'] =>
  tree.children.flatMap((node) =>
    node.type === 'element' && getLevel(node) === 2
      ? [{ id: property(node, 'id'), label: getText(node) }]
      : [],
  );

/** A text, and each component, heading, link or picture in it that is wrong. */
type CheckedProse = { problems: readonly string[]; prose: ProseData };

/**
 * Parses and checks a text in Markdown, and collects its contents, links and pictures.
 */
function parseProse(markdown: string): CheckedProse {
  const root = parseMarkdown(markdown);
  const componentProblems = markComponents(root, markdown);
  const tree = toHtmlTree(root);
  const elements = getElements(tree);
  const ids = new Set(elements.map((element) => property(element, 'id')));
  const pictures = elements.filter(({ tagName }) => tagName === 'prose-figure').map(readPicture);
  const links = elements.flatMap(toLink);
  const linkProblems = links.flatMap(({ words, to }) => {
    const problem = linkProblem(to, ids);
    return problem ? [`link "${words}" to "${to}": ${problem}`] : [];
  });
  return {
    problems: [
      ...componentProblems,
      ...headingProblems(elements.filter((element) => getLevel(element) > 0)),
      ...linkProblems,
      ...pictures.flatMap(({ problems }) => problems),
    ],
    prose: {
      markdown,
      tree,
      contents: getContents(tree),
      links: links.map(({ to }) => to),
      pictures: Object.fromEntries(
        pictures.flatMap(({ name, data }) =>
          data ? [[name, { ...data, world: getWorld(name) }]] : [],
        ),
      ),
    },
  };
}

/** The checked texts, by their Markdown. */
const checked = new Map<string, CheckedProse>();

/**
 * Parses and checks a text in Markdown, once in a build. In `npm run dev`, the pictures and pages that a text
 * names may change at any time.
 */
export function checkProse(markdown: string): CheckedProse {
  if (process.env.NODE_ENV === 'development') return parseProse(markdown);
  const prose = checked.get(markdown) ?? parseProse(markdown);
  checked.set(markdown, prose);
  return prose;
}

/**
 * Reads the text of a Markdown file.
 *
 * @throws an error that names the file, each component, heading, link or picture that is wrong, and
 * what was expected
 */
export function readProse(file: string, markdown: string): ProseData {
  const { problems, prose } = checkProse(markdown);
  if (problems.length === 0) return prose;
  throw new Mistake(`${file} is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

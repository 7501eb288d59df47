import type { Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { suggest } from '../schema/nearest';
import type { ProseComponents } from '../schema/prose';
import { findHtmlProblem, findShortcodeProblem } from './html-problem';
import { findLostReferences } from './lost-references';

type Directive = ContainerDirective | LeafDirective;

const words = (example: string) => {
  const message = `expected words, such as ${example}`;
  return z.string(message).trim().min(1, message);
};

const flag = z.literal('', 'expected the word "wide" alone').transform(() => true);

/** The components that a text may contain: how each is written, and its attributes. */
const components = {
  callout: {
    example: ':::callout{title="In short"}',
    attributes: z.strictObject({ title: words('title="In short"') }),
  },
  quote: {
    example: ':::quote{by="Priya Menon"}',
    attributes: z.strictObject({ by: words('by="Priya Menon"') }),
  },
  action: {
    example: '::action{href="/contact" label="Contact us" text="Ask us."}',
    attributes: z.strictObject({
      href: words('href="/contact"'),
      label: words('label="Contact us"'),
      text: words('text="Ask us."'),
    }),
  },
  figure: {
    example: '::figure{name="cloud" alt="A clay cloud"}',
    attributes: z.strictObject({
      name: words('name="cloud"'),
      alt: words('alt="A clay cloud"'),
      caption: words('caption="Ours"').optional(),
      wide: flag.optional(),
    }),
  },
} as const;

type Name = keyof typeof components;

const names = Object.keys(components);
const isName = (name: string): name is Name => Object.hasOwn(components, name);
const isDirective = (node: Nodes): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective';

/** What is wrong with the attributes of a component. */
function attributeProblems(name: Name, directive: Directive): string[] {
  const { attributes } = components[name];
  const { error } = attributes.safeParse(directive.attributes ?? {});
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(
          (key) => `"${key}" is unknown. ${suggest(key, Object.keys(attributes.shape))}`,
        )
      : [`${issue.path.join('.')}: ${issue.message}`],
  );
}

/** What is wrong with the colons, the brackets and the end of a component. */
function shapeProblems(name: Name, directive: Directive, source: string): string[] {
  const { example } = components[name];
  const isContainer = example.startsWith(':::');
  if (isContainer !== (directive.type === 'containerDirective')) {
    return [`expected ${isContainer ? 'three colons' : 'two colons'}, as in ${example}`];
  }
  const hasLabel = isContainer
    ? directive.children.some(({ data }) => data && 'directiveLabel' in data)
    : directive.children.length > 0;
  if (hasLabel) return [`expected no words in square brackets, as in ${example}`];
  if (!isContainer) return [];
  if (!/\n:{3,}[ \t]*$/.test(source)) return ['expected a line of ":::" after its text'];
  return directive.children.length === 0 ? ['expected a text before the line of ":::"'] : [];
}

/** What is wrong with a component. `isTop` is whether it stands outside lists and quotations. */
function directiveProblems(directive: Directive, source: string, isTop: boolean): string[] {
  const { name } = directive;
  if (!isName(name)) return [`component "${name}" is unknown. ${suggest(name, names)}`];
  const place = isTop ? [] : ['expected a place outside lists, quotations and other components'];
  const problems = [
    ...place,
    ...shapeProblems(name, directive, source),
    ...attributeProblems(name, directive),
  ];
  return problems.map((problem) => `component "${name}": ${problem}`);
}

/** A paragraph that begins with two colons is a component with a mistake in its first line. */
function paragraphProblems({ children: [first] }: Paragraph): string[] {
  const [line] = first?.type === 'text' ? (/^:{2,}.*/m.exec(first.value) ?? []) : [];
  if (line === undefined) return [];
  return [
    `line "${line}" is not a component: expected one such as ${components.callout.example}, without a space before "{"`,
  ];
}

function nodeProblems(node: Nodes, source: string): string[] {
  if (node.type === 'paragraph')
    return [...paragraphProblems(node), findShortcodeProblem(source) ?? []].flat();
  if (node.type === 'heading' || node.type === 'tableCell')
    return [findShortcodeProblem(source) ?? []].flat();
  if (node.type === 'html') return [findHtmlProblem(node.value) ?? []].flat();
  if (node.type === 'text') return findLostReferences(source);
  if (node.type === 'image' || node.type === 'imageReference') {
    return [
      `picture "${node.alt ?? ''}": expected a line of its own, as in ![what it shows](name)`,
    ];
  }
  return [];
}

/** Creates the figure for a paragraph that holds only a picture. */
function toFigure({ children: [image, ...others], position }: Paragraph): LeafDirective | null {
  if (image?.type !== 'image' || others.length > 0) return null;
  const { url: name, alt, title } = image;
  const hProperties: ProseComponents['prose-figure'] = {
    name,
    alt: alt ?? '',
    caption: title ?? undefined,
  };
  return {
    type: 'leafDirective',
    name: 'figure',
    children: [],
    data: { hName: 'prose-figure', hProperties },
    ...(position && { position }),
  };
}

/** Replaces paragraphs that hold only a picture by figures. */
function replacePictures(root: Root): void {
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const figure = toFigure(paragraph);
    if (figure && parent && index !== undefined) parent.children[index] = figure;
  });
}

/**
 * Checks the components of a text, and gives each its element in the HTML tree.
 *
 * @param text the text that `root` was parsed from
 * @returns what is wrong
 */
export function markComponents(root: Root, text: string): string[] {
  const problems: string[] = [];
  const getSource = ({ position }: Nodes) =>
    text.slice(position?.start.offset, position?.end.offset);
  visit(root, (directive, _, parent) => {
    if (!isDirective(directive)) return;
    const found = directiveProblems(directive, getSource(directive), parent === root);
    problems.push(...found);
    if (found.length > 0 || !isName(directive.name)) return;
    directive.data = {
      hName: `prose-${directive.name}`,
      hProperties: components[directive.name].attributes.parse(directive.attributes ?? {}),
    };
  });
  replacePictures(root);
  visit(root, (node) => {
    problems.push(...nodeProblems(node, getSource(node)));
  });
  return problems;
}

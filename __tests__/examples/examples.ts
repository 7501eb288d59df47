import { createElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import { exampleOf } from './exampleOf';
import { sampleProps } from './sampleProps';
import { form, formWithoutKeys } from './samples';

/** A section with sample props. */
export type Example = {
  /** The special feature of these props: "without an action". */
  name: string;
  props: object;
  element: ReactElement;
  /** Whether the section is all of its page, with a `main` of its own. */
  isPage: boolean;
};

/**
 * The examples of a section with cases of its own: `sections/X.ts` exports them as `examples`.
 *
 * @param Section the section's component
 * @param examples the sample props, by their special features
 * @param options `isPage` for a section that is all of its page, with a `main` of its own
 */
export function defineExamples<Props extends object>(
  Section: (props: Props) => ReactNode,
  examples: Record<string, NoInfer<Props>>,
  { isPage = false }: { isPage?: boolean } = {},
): Example[] {
  return Object.entries(examples).map(([name, props]) => ({
    name,
    props,
    element: createElement(Section, props),
    isPage,
  }));
}

/** What the modules of a section's folder export. */
type Modules = {
  /** `Faq.tsx` */
  component: Readonly<Record<string, unknown>>;
  /** `Faq.schema.ts` */
  schema?: Readonly<Record<string, unknown>> | undefined;
  /** `__tests__/examples/sections/Faq.ts` */
  examples?: { examples?: unknown } | undefined;
};

const isComponent = (value: unknown): value is (props: object) => ReactNode =>
  typeof value === 'function';

const isExample = (value: unknown): value is Example =>
  typeof value === 'object' && value !== null && 'name' in value && 'element' in value;

/** The forms of examples. A schema cannot make up the keys of the mail service. */
const forms = { short: form, long: formWithoutKeys };

/**
 * The examples of a section. The unit tests, the gallery, axe and the visual tests show each of them.
 * Without cases of its own, a section has one with short words and one with long words: its schema, if
 * it has one, describes the data, and `sampleProps` has the props that come from collections.
 *
 * @param name the section's name: "Faq"
 * @throws an error that names what the section's folder lacks
 */
export function getExamples(name: string, { component, schema, examples }: Modules): Example[] {
  if (examples) {
    const own = examples.examples;
    if (Array.isArray(own) && own.every(isExample)) return own;
    throw new Error(`examples/sections/${name}.ts does not export "examples".`);
  }
  const Section = component[name];
  const props = schema ? schema[name.replace(/^./, (letter) => letter.toLowerCase())] : z.object();
  if (!isComponent(Section)) throw new Error(`${name}.tsx does not export ${name}.`);
  if (!(props instanceof z.ZodObject)) {
    throw new Error(
      `${name}.schema.ts has no schema of its name, so it needs __tests__/examples/sections/${name}.ts.`,
    );
  }
  return (['short', 'long'] as const).map((size) => {
    const data = exampleOf(props, size, 'form' in props.shape ? { form: forms[size] } : {});
    // What the schema leaves out here stays out.
    const others = Object.entries(sampleProps[size]).filter(([key]) => !(key in props.shape));
    const element = createElement(Section, { ...Object.fromEntries(others), ...data });
    return { name: `${size} words`, props: data, element, isPage: false };
  });
}

import { createElement, type ReactElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { parse } from '@/content/schema/fields';

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
 * The examples of a section: `X.examples.ts` exports them as `examples`. The unit tests, the gallery,
 * axe and the visual tests show each of them.
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

/**
 * The props that a schema describes: checks them, and gives pictures their files.
 *
 * @throws an error that names each field that is wrong
 */
export function dataFor<Schema extends z.ZodType>(
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  return parse('The data of an example', schema, data);
}

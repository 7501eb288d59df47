/**
 * The value of a dynamic segment that has no pages. Next cannot export a route without any. The build
 * removes this page again (scripts/site/placeholders.ts).
 */
export const NO_PAGE = '_none';

/**
 * The pages of a dynamic route with one segment, for `generateStaticParams`.
 *
 * @param name the segment's name: "id" for `[id]`
 */
export const staticParams = <Name extends string>(name: Name, values: readonly string[]) =>
  (values.length > 0 ? values : [NO_PAGE]).map(
    (value) => ({ [name]: value }) as Record<Name, string>,
  );

/** The name of a field, or its place in a list, with the kind of the section that it holds: "2 (story)". */
export function withKind(name: string, value: unknown): string {
  const kind = Object(value).section;
  return typeof kind === 'string' ? `${name} (${kind})` : name;
}

/** A field within another one, as messages name it: "sections.2 (story).title". */
export const nameWithin = (outer: string, name: string, value: unknown): string =>
  outer === '' ? withKind(name, value) : `${outer}.${withKind(name, value)}`;

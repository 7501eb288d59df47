import type { z } from 'zod';

/**
 * Checks a piece of content against its schema and returns it completed: pictures get their files
 * and sizes. The compiler checks the shape as you type; this checks the rest at build.
 *
 * @param file the file of the content, for the message
 * @throws an error that names the file, each field that is wrong, and what was expected
 */
export function define<S extends z.ZodType>(
  file: string,
  schema: S,
  value: z.input<S>,
): z.output<S> {
  return parse(file, schema, value);
}

/** `define` for content that the compiler cannot check, such as front matter. */
export function parse<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.join('.') || '(the whole)';
    return `  ${field}: ${issue.message}`;
  });
  throw new Error(`${file} is invalid:\n${problems.join('\n')}`);
}

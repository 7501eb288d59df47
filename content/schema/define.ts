import type { z } from 'zod';

/**
 * Checks a piece of content against its schema and returns it, completed (pictures get their
 * files and sizes). The compiler checks the shape while you type; this checks the rest at build.
 *
 * @param file where the content stands, for the message
 * @throws an error that names the file, each field that is wrong, and what was expected
 */
export function define<S extends z.ZodType>(
  file: string,
  schema: S,
  value: z.input<S>,
): z.output<S> {
  return parse(file, schema, value);
}

/** `define` for content that comes from outside the compiler's sight, such as front matter. */
export function parse<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.join('.') || '(the whole)';
    return `  ${field}: ${issue.message}`;
  });
  throw new Error(`${file} is not as it should be:\n${problems.join('\n')}`);
}

import { nameMirrors, toMirror } from './mirror';

/**
 * A mistake in a file of content or in a setting. Its message says where it is, and what to do. In the process of a
 * further language, it names the files of that language.
 */
export class Mistake extends Error {
  /** @param name gives the files their names in the message */
  constructor(message: string, name = nameMirrors) {
    super(name(message));
  }
}

const keepNames = (message: string) => message;

/** A file's mistakes as one message: a line for the file, and one for each problem. */
export const invalid = (file: string, ...problems: readonly string[]) =>
  new Mistake([`${file} is invalid:`, ...problems].join('\n  '));

/** Reads something, or returns its mistake. */
export function tryRead<T>(read: () => T): { value: T } | { mistake: Mistake } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error };
    throw error;
  }
}

/** Reads something of a file of the first language, which a mistake names as it is. */
export function readAsFirst<T>(file: string, read: () => T): T {
  const result = tryRead(read);
  if ('value' in result) return result.value;
  throw new Mistake(result.mistake.message.replaceAll(toMirror(file), file), keepNames);
}

/** Reads something of another file. Undefined if that file has mistakes, which its own check names. */
export function readIfSound<T>(read: () => T): T | undefined {
  const result = tryRead(read);
  return 'value' in result ? result.value : undefined;
}

/** Throws all mistakes as one, if there are any. */
export function refuse(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  throw new Mistake([...new Set(mistakes.map(({ message }) => message))].join('\n'), keepNames);
}

/** Runs all readers. Throws the mistakes of all of them as one. */
export function readTogether<T extends readonly unknown[]>(
  ...readers: { [Key in keyof T]: () => T[Key] }
): T {
  const results = readers.map((read) => tryRead(read));
  refuse(results.flatMap((result) => ('mistake' in result ? result.mistake : [])));
  return results.map((result) => 'value' in result && result.value) as unknown as T;
}

/**
 * Runs checks one after the other, whatever each finds, and lists their mistakes. Each line stands once:
 * checks that read a wrong file all meet its mistakes.
 *
 * @returns a message for each wrong file
 * @throws the first error that is no mistake, if there are no mistakes, which may be its cause
 */
export async function listMistakes(checks: readonly (() => unknown)[]): Promise<string[]> {
  const lines = new Map<string, Set<string>>();
  const others: unknown[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Mistake)) others.push(error);
      else addLines(lines, error.message);
    }
  }
  if (lines.size === 0 && others.length > 0) throw others[0];
  return [...lines].map(([head, rest]) => [head, ...rest].join('\n'));
}

/** Adds the lines of a message, which may be about several files, below the first line of each. */
function addLines(to: Map<string, Set<string>>, message: string): void {
  for (const problem of message.split(/\n(?=\S)/)) {
    const [head = '', ...lines] = problem.split('\n');
    to.set(head, new Set([...(to.get(head) ?? []), ...lines]));
  }
}

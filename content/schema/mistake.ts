/** A mistake in a file of content or in a setting. Its message says where it is, and what to do. */
export class Mistake extends Error {}

/** Something that cannot be read because it needs a wrong file. That file's mistake is listed already. */
class Consequence extends Mistake {
  constructor() {
    super('');
  }
}

/**
 * Stands in a text for words that a wrong file holds back. It is no character of Unicode, and reading a
 * file refuses values that contain it (`files/control-characters.ts`).
 */
export const UNKNOWN = '\uFFFE';

/** The lines below each first line of the messages, such as "content/mail.yaml is invalid:". */
type List = Map<string, Set<string>>;

/** The mistakes so far, while they are listed. */
let list: List | undefined;
/** The other errors so far. A mistake may be their cause. */
let others: unknown[] = [];

/** Adds a message, which may be about several files. Leaves out lines that are listed already. */
function add(to: List, message: string): void {
  for (const problem of message.split(/\n(?=\S)/)) {
    const [head = '', ...all] = problem.split('\n');
    const lines = all.filter((line) => !line.includes(UNKNOWN));
    const isKnown = head !== '' && (all.length === 0 || lines.length > 0);
    if (isKnown) to.set(head, new Set([...(to.get(head) ?? []), ...lines]));
  }
}

/** Lists an error. Throws it if nothing is listed now. */
function take(error: unknown): void {
  if (!list) throw error;
  if (error instanceof Mistake) add(list, error.message);
  else others.push(error);
}

/**
 * Lists all mistakes that `run` meets. Until it ends, a wrong file does not stop those that need it.
 *
 * @returns a message for each wrong file
 * @throws the first error that is no mistake, if no mistake may be its cause
 */
export async function listMistakes(run: () => Promise<void>): Promise<string[]> {
  const found: List = new Map();
  list = found;
  others = [];
  try {
    await run();
  } finally {
    list = undefined;
  }
  if (found.size === 0 && others.length > 0) throw others[0];
  return [...found].map(([head, lines]) => [head, ...lines].join('\n'));
}

/** Reads something. While mistakes are listed, lists those in it and returns `instead`. */
export function tolerate<T>(read: () => T, instead: () => T): T {
  try {
    return read();
  } catch (error) {
    take(error);
    return instead();
  }
}

/** Runs a part of a check. Lists its mistakes, and returns whether there were none. */
export async function attempt(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    take(error);
    return false;
  }
}

/** Throws all mistakes as one, if there are any. */
export function refuse(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  const messages = mistakes.map(({ message }) => message).filter(Boolean);
  throw messages.length > 0 ? new Mistake(messages.join('\n')) : new Consequence();
}

/** Runs all readers of a file. Throws the mistakes of all of them as one. */
export function readTogether<T extends readonly unknown[]>(
  ...readers: { [Key in keyof T]: () => T[Key] }
): T {
  const mistakes: Mistake[] = [];
  const results = readers.map((read) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push(error);
      return undefined;
    }
  });
  refuse(mistakes);
  return results as unknown as T;
}

/** Reads something that a wrong file may hold back. In that case it is undefined. */
export function ifKnown<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Consequence) return undefined;
    throw error;
  }
}

/** Says that something needs a wrong file. */
export function holdBack(): never {
  throw new Consequence();
}

/** The content of a wrong file. Whoever reads a field of it is held back. */
export const wrongContent = <T extends object>(): T =>
  new Proxy({} as T, { get: holdBack, ownKeys: holdBack });

import { createInterface } from 'node:readline';
import type { Answers, Question } from '@/content/files/questions';
import { describeIssue } from '@/content/schema/issue-words';

/** The input ended before the last question. */
export class QuestionsEnded extends Error {}

const toList = (answer: string) =>
  answer
    .split(answer.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Formats a question with its choices and its fallback. */
function format({ ask, choices, list }: Question, fallback: string): string {
  const options = choices ? ` (${choices().join(', ') || 'there is none yet'})` : '';
  const several = list ? ', several with commas or semicolons' : '';
  return `${ask}${several}${options}${fallback ? ` [${fallback}]` : ''}: `;
}

/** What is wrong with an answer, or null. */
function findProblem({ schema, choices, optional }: Question, value: unknown): string | null {
  if (optional && [value].flat().join('') === '') return null;
  const options = choices?.() ?? [];
  const unknown = [value].flat().find((each) => !options.includes(String(each)));
  if (options.length > 0 && unknown !== undefined) return `expected one of ${options.join(', ')}`;
  const { error } = schema.safeParse(value, { error: describeIssue });
  return error?.issues[0]?.message ?? null;
}

/** An answer as somebody types it. */
const toTyped = (value: unknown): string =>
  Array.isArray(value) ? value.map((each) => `${each};`).join(' ') : String(value);

/**
 * Asks questions on a terminal, one after the other.
 *
 * @param findMore says what else is wrong with an answer
 */
export function createAsker(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  findMore: (value: unknown) => string | undefined = () => undefined,
) {
  const terminal = createInterface({ input });
  const lines = terminal[Symbol.asyncIterator]();

  async function readLine(prompt: string): Promise<string> {
    output.write(prompt);
    const { value, done } = await lines.next();
    if (done) throw new QuestionsEnded();
    // Files of answers have quotes, so people type them here, too.
    return value.trim().replace(/^"(.*)"$/, '$1');
  }

  /** Asks until the answer is valid. */
  async function ask(question: Question, answers: Answers, before: Answers): Promise<unknown> {
    const kept = before[question.field];
    const fallback = kept === undefined ? (question.fallback?.(answers) ?? '') : toTyped(kept);
    for (;;) {
      const answer = (await readLine(format(question, fallback))) || fallback;
      const value = question.list ? toList(answer) : answer;
      const problem = findProblem(question, value) ?? findMore(value);
      if (!problem) return value;
      // Some messages have it already, and one about a picture a remedy after it.
      const said = /\bfound\b|\.$| is invalid:/.test(problem)
        ? problem
        : `${problem}, found ${JSON.stringify(answer)}`;
      output.write(`  ${said.replace(/(?<![.?])$/, '.')} Try again.\n`);
    }
  }

  return {
    /** Asks all questions. Offers the answers that were given before, if there are some. */
    async askAll(questions: readonly Question[], before: Answers = {}): Promise<Answers> {
      let answers: Answers = {};
      for (const question of questions) {
        answers = { ...answers, [question.field]: await ask(question, answers, before) };
      }
      return answers;
    },
    end() {
      terminal.close();
    },
  };
}

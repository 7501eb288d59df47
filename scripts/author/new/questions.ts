import { createInterface } from 'node:readline';
import type { Answers, Question } from '@/content/references/questions';
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
  const options = choices
    ? ` (${choices().join(', ') || 'there is none yet, so name one to come'})`
    : '';
  const several = list ? ', several with commas or semicolons' : '';
  return `${ask}${several}${options}${fallback ? ` [${fallback}]` : ''}: `;
}

/** What is wrong with an answer, or null. */
function findProblem({ schema, choices }: Question, value: unknown): string | null {
  const chosen = [value].flat();
  const options = choices?.();
  if (options?.length === 0) return chosen.some(Boolean) ? null : 'expected a name';
  const unknown = options && chosen.find((each) => !options.includes(String(each)));
  if (unknown !== undefined) return `expected one of ${options?.join(', ')}`;
  const { error } = schema.safeParse(value, { error: describeIssue });
  return error ? error.issues.map(({ message }) => message).join(', ') : null;
}

/** Asks questions on a terminal, one after the other. */
export function createAsker(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
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
  async function ask(question: Question, answers: Answers): Promise<unknown> {
    const fallback = question.fallback?.(answers) ?? '';
    for (;;) {
      const answer = (await readLine(format(question, fallback))) || fallback;
      const value = question.list ? toList(answer) : answer;
      const problem = findProblem(question, value);
      if (!problem) return value;
      const found = `found ${JSON.stringify(answer)}`;
      // A message about a picture has it already, and a remedy after it.
      const said = problem.includes(found) ? problem : `${problem}, ${found}`;
      output.write(`  ${said.replace(/(?<![.?])$/, '.')} Try again.\n`);
    }
  }

  return {
    async askAll(questions: readonly Question[]): Promise<Answers> {
      let answers: Answers = {};
      for (const question of questions) {
        answers = { ...answers, [question.field]: await ask(question, answers) };
      }
      return answers;
    },
    end() {
      terminal.close();
    },
  };
}

/**
 * Makes the site your own, once:
 *
 *   npm run own [-- --answers <file>]
 *
 * Asks for name, mail, phone, address, time zone, colour, logo and domain, or reads them from a file of YAML or
 * JSON. Puts the small set of content of `content-start` in place of the delivered one, with your answers,
 * deletes what belongs to the delivered site alone, and commits. It needs a tree without changes, and makes a
 * repository where there is none. `git revert HEAD` undoes it.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readText } from '@/content/files/owner-files';
import { START } from './left/delivered';
import { createAsker, QuestionsEnded } from './new/questions';
import { makeOwn, refuseUnready } from './own/make-own';
import { askOwn, completeAnswers } from './own/questions';

async function ask() {
  const asker = createAsker(process.stdin, process.stdout);
  const answers = await asker.askAll(askOwn(START));
  asker.end();
  return answers;
}

/** Runs a script of the project. */
function run(domain: string, ...script: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...script], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: domain },
  });
  if (status === null) throw new Error('own: stopped. Nothing was changed.');
  if (status !== 0) throw new Error('own: the new content has mistakes. Nothing was changed.');
}

/** Checks the new content, and draws its pictures, icons and share pictures. */
function draw(domain: string): void {
  console.log('own: checking your answers.');
  run(domain, 'scripts/site/steps.ts', 'fonts', 'check');
  console.log('own: drawing the pictures in your colour. This takes a minute or two.');
  run(domain, 'scripts/site/steps.ts', 'pictures', 'icons', 'share');
  run(domain, 'scripts/author/schemas.ts');
}

try {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } });
  refuseUnready('.');
  const file = values.answers;
  const given: unknown = file ? parse(readText(file)) : await ask();
  const answers = completeAnswers(file ?? 'The answers', given, START);
  // Ctrl-C ends the running step. This process goes on, and restores the files.
  process.on('SIGINT', () => undefined);
  makeOwn('.', answers, () => draw(answers.domain));
  console.log(`own: the site is yours, in one commit. "git revert HEAD" undoes all of this. Next:
  1. npm start       builds the site for ${answers.domain} (.env.local) and serves it on this machine.
  2. npm run edit    opens its words in a browser. "npm run left" lists those that are still to write.
  3. npm run build   writes the site into out/, which any host serves: README.md, "Deploy".`);
} catch (error) {
  if (error instanceof QuestionsEnded) console.error('\nStopped: nothing was changed.');
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Makes the site your own, once:
 *
 *   npm run own [-- --answers <file>]
 *
 * Asks for name, language, mail, phone, country, address, city, time zone, colour, logo and domain, or reads them
 * from a file of YAML or JSON. Puts the small set of content of `content-start` in place of the delivered one, with your answers,
 * deletes what belongs to the delivered site alone, and commits. It needs a tree without changes, and makes a
 * repository where there is none. `git revert HEAD` undoes it.
 *
 * It works in a folder of its own, and replaces the files at the end. If it is stopped while it does that, it
 * ends the work when it is started again.
 */
import '../site/env';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readText } from '@/content/files/owner-files';
import { endWithParent } from '../site/end-with-parent';
import { START } from './left/delivered';
import { createAsker, QuestionsEnded } from './new/questions';
import { finishOwn } from './own/finish';
import { makeOwn, refuseUnready } from './own/make-own';
import { askOwn, completeAnswers } from './own/questions';
import { endTurn, takeTurn } from './own/work-folder';

async function ask() {
  const asker = createAsker(process.stdin, process.stdout);
  const answers = await asker.askAll(askOwn(START));
  asker.end();
  return answers;
}

/** The step that runs. */
let child: ChildProcess | undefined;

/** Whether the site is in its place. A signal that comes while git puts it there is heard afterwards. */
let isOver = false;

/** Ends this program before its time. */
function stop(): never {
  if (isOver) process.exit(0);
  console.error('\nown: stopped. Nothing was changed.');
  process.exit(1);
}

/** Runs a script of the new site, in its folder. */
async function run(cwd: string, domain: string, ...script: readonly string[]): Promise<void> {
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: domain };
  child = spawn(process.execPath, ['--import', 'tsx', ...script], { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code === null) stop();
  if (code !== 0) throw new Error('own: the new content has mistakes. Nothing was changed.');
}

/** Checks the new content, and draws its pictures, icons and share pictures. */
async function draw(site: string, domain: string): Promise<void> {
  console.log('own: checking your answers.');
  await run(site, domain, 'scripts/site/steps.ts', 'fonts', 'check');
  console.log('own: drawing the pictures in your colour. This takes a minute or two.');
  await run(site, domain, 'scripts/site/steps.ts', 'pictures', 'icons', 'share');
  await run(site, domain, 'scripts/author/schemas.ts');
}

/** Finishes what another run has made, or makes the site one's own. */
async function own(): Promise<void> {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } });
  takeTurn('.');
  process.on('exit', () => {
    child?.kill('SIGKILL');
    endTurn('.');
  });
  endWithParent(stop);
  const { isDone, isSetAside } = finishOwn('.');
  if (isSetAside) {
    console.log(
      'own: the run before was stopped at its last step. What stood in the files is in "git stash list".',
    );
  }
  if (!isDone) {
    refuseUnready('.');
    const file = values.answers;
    const given: unknown = file ? parse(readText(file)) : await ask();
    const answers = completeAnswers(file ?? 'The answers', given, START);
    await makeOwn('.', answers, (site) => draw(site, answers.domain));
    finishOwn('.');
  }
  isOver = true;
  console.log(`own: the site is yours, in one commit. "git revert HEAD" undoes all of this. Next:
  1. npm start       builds the site for its address in .env.local and serves it on this machine.
  2. npm run edit    opens its words in a browser. "npm run left" lists those that are still to write.
  3. npm run build   writes the site into out/, which any host serves: README.md, "Deploy".`);
}

try {
  await own();
} catch (error) {
  if (error instanceof QuestionsEnded) console.error('\nStopped: nothing was changed.');
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

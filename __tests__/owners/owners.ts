/**
 * Does what an owner does, on a copy of the site, and expects every check to stay green: `npm run test:owners`.
 * The copy has the small set of content of `content-start`, hard choices and drawn ones, and its words in a made-up
 * language, so a text of its pages that comes from code is found. `npm run test:owners -- 3` draws all choices from the
 * seed 3, and runs all of `npm test`. `npm run test:owners -- 3 unspaced joined` speaks other languages, one after the
 * other.
 */
import { join } from 'node:path';
import { takeStart } from '../../scripts/author/own/take-start';
import { PREVIEW } from '../../scripts/site/out';
import { copySite } from '../variants/copy';
import { type Choices, drawChoices, HARD } from './choices';
import { choose } from './choose';
import { edit } from './fields';
import { addArabic, listLanguages } from './languages';
import { createTranslator } from './pseudo';
import { isLanguage, type Language, tongues } from './tongues';
import { findTraces } from './traces';
import { expectTranslated } from './untranslated';

/**
 * What takes long, and is tested on the delivered site alone. The letters of the made-up language take two bytes each, so
 * its pages are heavier than any other's.
 */
const LONG = '@sweep|film.spec|ten packets';

/** The browser tests of what no choice and no word changes: how mails travel, and how pages load, return and fail. */
const SAME =
  '(back-forward|changed-pages|delivery-switches|early-presses|exported|lost-scripts|outbox|policy-refusals|prefetching|prerendering|script-free).spec';

/** The unit tests that read content. */
const WORDS = [
  '__tests__/unit/(app|components|content|scripts/edit)/',
  '--testPathIgnorePatterns',
  '/islands/',
  'content/schema/',
];

/** The seed of a usual run: one colour, full lists, and one page left out. */
const SEED = 226;

/** Its languages. */
const USUAL: readonly Language[] = ['long'];

/**
 * Tests a copy that is another agency's.
 *
 * @param languages the made-up languages that it speaks, one after the other
 * @param isWhole whether all tests of `npm test` run, and not only those that choices and words can change
 */
function testOwner(choices: Choices, languages: readonly Language[], isWhole: boolean): void {
  console.log(`owners: ${languages}: ${JSON.stringify(choices)}`);
  const copy = copySite('.variants/owners');
  const site = join(copy.folder, PREVIEW);

  /** Runs a command in the copy, and prints how long it took. Throws with its output, if it fails. */
  function run(command: string, ...args: readonly string[]): void {
    const start = Date.now();
    const { status, output } = copy.run(command, ...args);
    const step = [command, ...args].join(' ');
    if (status !== 0) throw new Error(`${output}\nowners: ${step} failed.`);
    console.log(`owners: ${step} passed in ${Math.round((Date.now() - start) / 1000)} s`);
  }

  const build = () => run('npm', 'run', 'build:test');
  const browse = (leftOut: string, ...args: readonly string[]) =>
    run('npm', 'run', 'test:browser', '--', ...args, '--grep-invert', leftOut);

  takeStart(copy.folder, ['de']);
  choose(copy, choices);
  const translate = createTranslator(copy);
  addArabic(copy, translate);

  for (const [at, language] of languages.entries()) {
    translate(tongues[language]);
    listLanguages(copy);
    run('npm', 'run', 'format');
    // The build checks content and types, too. The rest of the check reads code, and the form that `format` has written.
    if (at === 0 && isWhole) run('npm', 'run', 'check');
    if (at === 0 && !isWhole) run('npx', 'tsx', 'scripts/site/steps.ts', 'pictures', 'fonts');
    if (at === 0) run('npx', 'jest', ...(isWhole ? [] : WORDS));
    build();
    if (at > 0) browse(LONG, 'pages.spec', 'search.spec');
    else browse(isWhole ? LONG : `${LONG}|${SAME}`);
    expectTranslated(site);
    // It takes all files of a search for those of the delivered site.
    const traces = tongues[language].isSearched ? [] : findTraces(copy);
    if (traces.length > 0)
      throw new Error(
        `The copy is another's, and leaves out pages, but its build has:\n${traces.join('\n')}`,
      );
  }
  if (copy.exists('out') || copy.exists('hosts'))
    throw new Error(
      '"npm run build:test" changed out/ or hosts/, which "npm run build" alone writes.',
    );

  // The smoke tests also run on the site as Next exports it.
  copy.write('.env.local', 'PLAIN_NEXT=1\n');
  edit(copy, 'content/agency.yaml', (fields) => fields.delete('languages'));
  build();
  browse(LONG, '--grep', '@smoke');
}

const [seed, ...languages] = process.argv.slice(2);

try {
  const unknown = languages.find((name) => !isLanguage(name));
  if (unknown) throw new Error(`There is no made-up language "${unknown}".`);
  const spoken = languages.length > 0 ? languages.filter(isLanguage) : USUAL;
  if (seed === undefined) testOwner({ ...drawChoices(SEED), ...HARD }, spoken, false);
  else testOwner(drawChoices(Number(seed)), spoken, true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import type { Builder } from './check-bundle';
import { patchCode } from './patch-cms';

/** Sentences of the CMS that mislead here, and ours. */
const SENTENCES: Readonly<Record<string, string>> = {
  'There was an error while saving the entry. Please try again later.':
    'Nothing is saved yet, and nothing is lost. Change this first:',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Then pick the folder of this project, in which you ran “npm run edit”.',
  'Local Workflow is disabled in your browser. <a>Here’s how to enable it</a>.':
    'This browser would overwrite what others change in a file meanwhile. Use Chrome, Edge or Chromium.',
};

/** Replaces the sentences in a file of the CMS. */
function replaceSentences(file: string): string {
  return Object.entries(SENTENCES).reduce(
    (text, [old, now]) => {
      if (!text.includes(old)) throw new Error(`edit: ${file} has no "${old}" any more.`);
      return text.replace(old, now);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Puts our sentences into the English of the CMS, American and British, and patches its code. */
export const ownWording = {
  name: 'own-wording',
  setup({ onLoad }: Builder) {
    const filter = /@sveltia[\\/]cms[\\/](npm[\\/]index\.js|locales[\\/]en-\w+\.json)$/;
    onLoad({ filter }, ({ path }) => {
      const contents = replaceSentences(path);
      if (path.endsWith('.json')) return { contents, loader: 'json' };
      return { contents: patchCode(contents), loader: 'js' };
    });
  },
};

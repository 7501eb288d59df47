/** Serves the editor of a copy of this checkout, which has a second language, for its tests. */
import { readFileSync } from 'node:fs';
import { filesIn } from '@/scripts/site/files';
import { copySite } from '../variants/copy';
import { ARTICLE, FOLDER } from './two-languages';

/** The set of content that has words in German. */
const START = 'content-start';

const copy = copySite(FOLDER);
for (const file of [ARTICLE.replace('content', START), ...filesIn(`${START}/de`)])
  copy.write(file.replace(START, 'content'), readFileSync(file));
copy.write('content/agency.yaml', `${copy.read('content/agency.yaml')}\nlanguages: [de]\n`);
copy.run('npx', 'tsx', '__tests__/editor/serve.ts', process.argv[2] ?? '');

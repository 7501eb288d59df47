/**
 * Writes `scripts/site/pictures/clay.json`: the hashes of our pictures of clay, which take the colours of
 * a brand. Run it after a new render: `npx tsx scripts/makers/studio/clay.ts`.
 */
import '../../site/env';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { MASTERS } from '@/content/schema/masters';
import { filesIn } from '../../site/files';
import { hashClay } from '../../site/pictures/clay';

/** Interfaces of clients' products, which keep their colours, and masks, which have none. */
const OTHERS =
  /-things$|^case-(docs|pay|pos|restaurant|shop|travel)-(screen|search|unsure|run|why|again|queue|guest|split|product|scanner|basket)$/;

/** Pictures with people, bread or wood, which keep the brown of these. */
const SKIN =
  /^(team-\d|client-\d|crew(-night)?|careers|mobile-3|cloud-6|consulting-5|devops-5|ideation-5|cover-trends|cover-paper-first|case-pos|case-shop|case-shop-scene|case-docs-scene)$/;

/** The masters, and the pictures that sheets name. */
const folders = [MASTERS, 'components/sections/Consultation/scale'];
const clay: Record<string, string> = {};
const skin: Record<string, string> = {};
for (const file of folders.flatMap(filesIn)) {
  const name = basename(file).replace(/\.\w+$/, '');
  if (OTHERS.test(name)) continue;
  (SKIN.test(name) ? skin : clay)[name] = hashClay(readFileSync(file));
}
writeFileSync('scripts/site/pictures/clay.json', `${JSON.stringify({ clay, skin }, null, 2)}\n`);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { getLines } from '@/app/sections/lines';
import { BANNERS, type Kind, kinds } from '@/content/pages/kinds';
import { seededRandom } from '@/scripts/author/random';

/** The seeds from which the pages are drawn. */
export const DRAWN = [1, 2];

/** The address of a drawn page. */
export const drawnPath = (seed: number) => `/drawn-${seed}`;

/** The search names a group of its titles as the list of articles is named. */
const OWN: Partial<Record<Kind, object>> = { 'article-spread': { label: 'All articles' } };

const getSection = (kind: Kind): unknown => ({
  ...parse(getLines(kind)).sections[0],
  ...OWN[kind],
});

/** A page with every kind of section but banners, in an order drawn at random. */
function drawPage(seed: number) {
  const random = seededRandom(seed);
  const all = Object.keys(kinds) as Kind[];
  const places = new Map(all.map((kind) => [kind, random()]));
  const order = all
    .filter((kind) => !BANNERS.includes(kind))
    .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return {
    meta: {
      title: 'A drawn page',
      description: 'A page that shows whether sections stand well beside each other in any order.',
    },
    sections: [{ section: 'plain-banner', title: 'A drawn page' }, ...order.map(getSection)],
  };
}

/** Writes the drawn pages into a copy of the site. */
export function writeDrawnPages(folder: string): void {
  for (const seed of DRAWN) {
    const file = join(folder, 'content/pages', `${drawnPath(seed).slice(1)}.yaml`);
    writeFileSync(file, stringify(drawPage(seed), { lineWidth: 0 }));
  }
}

import { z } from 'zod';
import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { ServiceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid';
import { serviceGrid } from '@/components/sections/home/ServiceGrid/ServiceGrid.schema';
import { layer, picture, pictureLike } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

const card = z.object({ label: text, desc: text, world, picture });

const makeGrid = (size: 'short' | 'long', count = 7) => {
  const { title, lead } = exampleOf(serviceGrid, size, { lines: [] });
  const { services } = exampleOf(z.object({ services: z.array(card).length(count) }), size);
  return {
    title,
    lead,
    services: services.map((each, i) => ({ ...each, href: `/services/${i}` as const })),
  };
};

/** The part of a balance, by its picture's name. */
const makePiece = (name: string) => layer.parse(pictureLike(name));

const balance = { foot: makePiece('consult-foot'), plank: makePiece('consult-plank') };
const plain = makeGrid('short', 1);

export const examples = defineExamples(ServiceGrid, {
  'short words': makeGrid('short'),
  'long words': makeGrid('long'),
  'one service': makeGrid('long', 1),
  'two services': makeGrid('short', 2),
  'three services': makeGrid('long', 3),
  'five services': makeGrid('short', 5),
  'six services': makeGrid('short', 6),
  'a balance': { ...plain, services: plain.services.map((each) => ({ ...each, balance })) },
  'eleven services': makeGrid('long', 11),
});

import { z } from 'zod';
import { href } from '@/content/lookups/href';
import { iconName } from '@/content/schema/icon';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

const serviceCard = z.strictObject({
  title: text,
  desc: text,
  url: href,
  icon: iconName,
  world,
  picture,
  delay_time: z
    .number()
    .nonnegative()
    .meta({ description: 'How long it waits to come in, in seconds', examples: [0, 0.3] }),
});

/** The services as cards, each in its own colour world. */
export const serviceGrid = z.strictObject({
  title: text,
  lead: text,
  cards: z.array(serviceCard).length(7),
});

export type ServiceGridData = z.infer<typeof serviceGrid>;

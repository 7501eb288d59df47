import { z } from 'zod';
import { iconName } from '@/content/files/icon';
import { text } from '@/content/schema/text';

/** One service and its technologies. */
const toolGroup = z.strictObject({
  icon: iconName,
  title: text,
  desc: z
    .array(text)
    .min(1)
    .meta({
      description: 'Its technologies, by name',
      examples: [
        ['Saw', 'Plane', 'Adze'],
        ['Rip saw', 'Jack plane', 'Steam box', 'Draw knife', 'Adze'],
      ],
    }),
});

/** The tool groups, as a departure board. */
export const tools = z.strictObject({
  title: text,
  lead: text,
  columns: z
    .strictObject({ number: text, title: text, desc: text })
    .describe('The heads of the board’s columns'),
  items: z.array(toolGroup).min(1),
});

export type ToolsData = z.infer<typeof tools>;

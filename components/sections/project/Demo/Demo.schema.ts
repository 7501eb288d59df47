import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { ground } from '../ground.schema';

const shared = {
  title: text,
  lead: text.describe('What there is to try'),
  ground: ground.default('page'),
};

const note = text.optional().describe('Smaller, after the name');

const line = z.strictObject({ name: text, note, value: text });

const total = line.optional().describe('The last line, in larger type');

const before = text.meta({ title: 'Before', description: 'The words before the key is pressed' });

const after = text.meta({ title: 'After', description: 'The words once it is pressed' });

/** A key that visitors press, and what it brings. */
export const reveal = z.strictObject({
  kind: z.literal('reveal'),
  ...shared,
  button: text.describe('The words on the key'),
  note: text.optional().describe('Smaller, on the key'),
  before,
  after,
  lines: z.array(line).min(1).max(8).describe('What the key brings'),
  total,
});

/** The same lines in two states: all of them behind one switch, or each as a key that turns over. */
export const compare = z.strictObject({
  kind: z.literal('compare'),
  ...shared,
  switch: z
    .strictObject({ label: text, before, after })
    .optional()
    .describe('Turns all lines. Without it, each line is a key of its own'),
  lines: z
    .array(
      z.strictObject({
        name: text.optional(),
        note,
        picture: picture.optional().describe('Leaves when the line turns'),
        before,
        after: after.optional().describe('Without it, the words before stay'),
      }),
    )
    .min(1)
    .max(8),
  total,
});

const answer = {
  text: text.describe('What then happens'),
  lines: z
    .array(line.omit({ note: true }))
    .max(4)
    .default([]),
};

/** A question with two to five answers, and what each leads to. */
export const choose = z.strictObject({
  kind: z.literal('choose'),
  ...shared,
  question: text,
  before: z
    .strictObject(answer)
    .meta({ title: 'Before', description: 'What stands there before an answer is chosen' }),
  answers: z
    .array(
      z.strictObject({
        label: text,
        note: text.optional().describe('Smaller, on the key'),
        ...answer,
      }),
    )
    .min(2)
    .max(5),
});

/** Something that visitors of a case study can operate. */
export type DemoData = z.infer<typeof reveal> | z.infer<typeof compare> | z.infer<typeof choose>;

import { z } from 'zod';
import { consultationForm } from './forms';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** The invitation to talk: a set with words, and the form over its edge. */
export const consultation = z.strictObject({
  title: text,
  lead: text,
  world,
  picture: picture.describe('A 4:3 scene whose floor runs into the set’s'),
  form: consultationForm,
});

export type ConsultationData = z.infer<typeof consultation>;

import { z } from 'zod';
import { clientKey } from './clients';
import { figure } from './figure';
import { href } from './href';
import { picture } from './picture';
import { text } from './text';
import { world } from './world';

/** A case study. */
const project = z.strictObject({
  client: clientKey.describe('The client. Also the anchor on the projects page'),
  name: text.describe("The client's name"),
  url: href.describe('Where its link leads'),
  more: text.describe('The words of that link'),
  kind: text.describe('What was built, in a few words'),
  title: text,
  desc: text,
  world,
  image: picture.describe('Its scene on its set'),
  second: picture.describe('A detail, which a tall frame may crop'),
  figures: z.array(figure).max(2),
});

/** The six case studies, in the order of the projects page. */
export const projects = z.array(project).length(6);

export type ProjectData = z.infer<typeof project>;

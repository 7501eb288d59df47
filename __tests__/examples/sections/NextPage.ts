import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { people, projects } from '@/__tests__/examples/samples';
import { NextPage } from '@/components/sections/NextPage/NextPage';
import { nextPage } from '@/components/sections/NextPage/NextPage.schema';

const toScene = ({ name, kind, url, world, image }: (typeof projects)[number]) =>
  ({ name, line: kind, href: url, world, picture: image, shape: 'scene' }) as const;

const toBust = ({ title, designation, url, world, image }: (typeof people)[number]) =>
  ({ name: title, line: designation, href: url, world, picture: image, shape: 'bust' }) as const;

const [ferry, , , , rope] = projects.map(toScene);
const [ada, , constance] = people.map(toBust);
if (!ferry || !rope || !ada || !constance) throw new Error('The samples are too few.');

export const examples = defineExamples(NextPage, {
  'a scene': { ...exampleOf(nextPage, 'short'), ...ferry },
  'a scene, long words': { ...exampleOf(nextPage, 'long'), ...rope },
  'a bust': { ...exampleOf(nextPage, 'short'), ...ada },
  'a bust, long words': { ...exampleOf(nextPage, 'long'), ...constance },
});

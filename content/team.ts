import { define } from './schema/define';
import { team as schema } from './schema/team';

/** The six people of the team page. */
export const team = define('content/team.ts', schema, [
  {
    image: { name: 'team-1', alt: 'Clay bust of Ananya Rao, hair in a bun, in a marigold jumper' },
    url: '/team-details',
    title: 'Ananya Rao',
    designation: 'Managing director',
    description: 'Started Rivermark alone at a borrowed desk and still answers the first e-mail.',
    world: 'devops',
  },
  {
    image: { name: 'team-2', alt: 'Clay bust of Kabir Singh, bearded, in a marigold turban' },
    url: '/team-details',
    title: 'Kabir Singh',
    designation: 'Head of engineering',
    description: 'Reads every architecture proposal and sends half of them back shorter.',
    world: 'ideation',
  },
  {
    image: { name: 'team-3', alt: 'Clay bust of James Whitlow in round gold glasses' },
    url: '/team-details',
    title: 'James Whitlow',
    designation: 'Front-end lead',
    description: 'Tests on a five-year-old phone and carries it to client meetings.',
    world: 'transformation',
  },
  {
    image: { name: 'team-4', alt: 'Clay bust of Priya Menon, hair in a bun, in a white jumper' },
    url: '/team-details',
    title: 'Priya Menon',
    designation: 'Product designer',
    description: 'Puts paper prototypes in front of shopkeepers before anyone opens an editor.',
    world: 'consulting',
  },
  {
    image: { name: 'team-5', alt: 'Clay bust of Harpreet Gill, bearded, in a rani pink turban' },
    url: '/team-details',
    title: 'Harpreet Gill',
    designation: 'DevOps engineer',
    description: 'Has made releases so dull that we moved them to the afternoon.',
    world: 'software',
  },
  {
    image: { name: 'team-6', alt: 'Clay bust of Oliver Hart in round gold glasses' },
    url: '/team-details',
    title: 'Oliver Hart',
    designation: 'Client partner',
    description: 'Says no early, in plain English, with two cheaper options attached.',
    world: 'cloud',
  },
]);

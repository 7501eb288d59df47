import { dataFor, defineExamples } from '@/components/sections/examples';
import { longSentence, sentence } from '@/components/sections/samples';
import { Tools } from './Tools';
import { tools } from './Tools.schema';

export const examples = defineExamples(Tools, {
  'few tools': dataFor(tools, {
    title: 'Tools',
    lead: sentence,
    columns: { number: 'No', title: 'Craft', desc: 'Tools' },
    items: [
      { icon: 'code', title: 'Wood', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'cloud', title: 'Sails', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'device-mobile', title: 'Oars', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'database', title: 'Paint', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'palette', title: 'Rope', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'terminal', title: 'Locks', desc: ['Saw', 'Plane', 'Adze'] },
      { icon: 'shield', title: 'Kitchen', desc: ['Saw', 'Plane', 'Adze'] },
    ],
  }),
  'many tools, long words': dataFor(tools, {
    title: 'What hangs on the wall of the shed, from left to right',
    lead: longSentence,
    columns: { number: 'Hook', title: 'Craft', desc: 'Tools, from the left' },
    items: [
      {
        icon: 'code',
        title: 'Joinery and steam bending',
        desc: [
          'Rip saw',
          'Jack plane',
          'Adze',
          'Spokeshave',
          'Steam box',
          'Draw knife',
          'Caulking mallet',
          'Bevel',
        ],
      },
      { icon: 'cloud', title: 'Sails', desc: ['Palm', 'Needle', 'Beeswax'] },
      {
        icon: 'device-mobile',
        title: 'Oars and paddles',
        desc: ['Lathe', 'Rasp', 'Leather', 'Copper tacks'],
      },
      { icon: 'database', title: 'Paint', desc: ['Brush', 'Scraper', 'Blowlamp', 'Masking tape'] },
      { icon: 'palette', title: 'Rope', desc: ['Fid', 'Marlinspike', 'Knife'] },
      { icon: 'terminal', title: 'Locks', desc: ['Windlass', 'Boat hook', 'Lamp', 'Bell'] },
      { icon: 'shield', title: 'Kitchen', desc: ['Kettle', 'Pan', 'Ladle'] },
    ],
  }),
});

import { exampleOf } from '@/components/sections/exampleOf';
import { defineExamples } from '@/components/sections/examples';
import { Scene } from './Scene';
import { scene } from './Scene.schema';

export const examples = defineExamples(Scene, {
  wide: { ...exampleOf(scene, 'short', { frame: 'wide' }), world: 'air' },
  'tall, at the end': { ...exampleOf(scene, 'short', { frame: 'tall' }), world: 'air' },
  'tall, at the start, long words': {
    ...exampleOf(scene, 'long', { frame: 'tall', side: 'start' }),
    world: 'spice',
  },
});

import { exampleOf } from '@/__tests__/examples/exampleOf';
import { defineExamples } from '@/__tests__/examples/examples';
import { Demo } from '@/components/sections/project/Demo/Demo';
import { choose, compare, reveal } from '@/components/sections/project/Demo/Demo.schema';

const world = 'consulting';

export const examples = defineExamples(Demo, {
  'a key, short words': { ...exampleOf(reveal, 'short'), world, id: 'a' },
  'a key, long words': { ...exampleOf(reveal, 'long', { ground: 'world' }), world, id: 'b' },
  'keys that turn': { ...exampleOf(compare, 'short'), world, id: 'c' },
  'a switch, long words': { ...exampleOf(compare, 'long', { ground: 'ink' }), world, id: 'd' },
  'two answers': { ...exampleOf(choose, 'short'), world, id: 'e' },
  'five answers, long words': { ...exampleOf(choose, 'long', { ground: 'world' }), world, id: 'f' },
});
